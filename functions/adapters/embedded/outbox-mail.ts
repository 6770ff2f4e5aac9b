import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Clock } from '#ports/clock.ts'
import { type Mail, type MailMessage, MailRejected } from '#ports/mail.ts'
import { writeDurably } from './durable-file.ts'
import { handleOutbox, type SentMessage } from './outbox-mail-page.ts'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

function check({ to, replyTo, subject }: MailMessage): void {
  if (to.length === 0) throw new MailRejected('nobody to send it to')
  for (const address of replyTo === undefined ? to : [...to, replyTo])
    if (!ADDRESS.test(address) || /\p{Cc}/u.test(address)) throw new MailRejected('not an address')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) throw new MailRejected('a line break in the subject')
}

/** Mail that nobody gets: it lies in a folder and is read on a page of this machine. */
export function openOutboxMail(folder: string, { clock }: { clock: Clock }) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (id: string) => path.join(folder, `${createHash('sha256').update(id).digest('hex')}.json`)
  const readMessage = (file: string): SentMessage => JSON.parse(readFileSync(file, 'utf8'))

  const outbox = {
    async send(message: MailMessage) {
      check(message)
      const sent: SentMessage = { ...message, sentAt: clock.now().toISOString() }
      writeDurably(fileOf(message.id), JSON.stringify(sent), { keep: true })
    },
    /** The last one first. */
    list(): SentMessage[] {
      const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
      const messages = files.map((name) => readMessage(path.join(folder, name)))
      return messages.sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
    },
    read(id: string): SentMessage | undefined {
      return outbox.list().find((message) => message.id === id)
    },
  } satisfies Mail & { list(): SentMessage[]; read(id: string): SentMessage | undefined }
  return { ...outbox, handle: handleOutbox(outbox) }
}
