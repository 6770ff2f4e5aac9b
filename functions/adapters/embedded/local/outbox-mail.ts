import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkMessage } from '#functions/adapters/shared/mail-rules.ts'
import type { Clock } from '#ports/clock.ts'
import type { Mail, MailMessage } from '#ports/mail.ts'
import { writeDurably } from '../disk/durable-file.ts'
import { handleOutbox, type SentMessage } from './outbox-mail-page.ts'

/** Opens the outbox: mails are stored in a folder, not sent, and shown on a page of this machine. */
export function openOutboxMail(folder: string, { clock }: { clock: Clock }) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (id: string) => path.join(folder, `${createHash('sha256').update(id).digest('hex')}.json`)
  const readMessage = (file: string): SentMessage => JSON.parse(readFileSync(file, 'utf8'))

  const outbox = {
    async send(message: MailMessage) {
      checkMessage(message)
      const sent: SentMessage = { ...message, sentAt: clock.now().toISOString() }
      writeDurably(fileOf(message.id), JSON.stringify(sent), { keep: true })
    },
    /** Lists messages, newest first. */
    list(): SentMessage[] {
      const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
      const messages = files.map((name) => readMessage(path.join(folder, name)))
      return messages.sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1))
    },
  } satisfies Mail & { list(): SentMessage[] }
  return { ...outbox, handle: handleOutbox(outbox) }
}
