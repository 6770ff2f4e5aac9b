import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { type Mail, type MailMessage, MailRejected, MailUnavailable } from '#ports/mail.ts'
import { type Table, TableUnavailable } from '#ports/table.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { type Answer, hangUp, say, scriptedServer, silence } from '#test/support/servers/scripted-server.ts'
import { openSesMail } from './ses-mail.ts'

const from = 'library@example.com'
const taken = say(
  200,
  '<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
)
const refused = (status: number, code: string) =>
  say(status, `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>…</Message></Error></ErrorResponse>`)

describe('mail by SES', () => {
  const server = scriptedServer()
  const folder = newFolder()
  const clock = movableClock()
  const table = openSqliteTable(path.join(folder, 'table.db'), { clock })
  let count = 0
  const newMessage = (facts: Partial<MailMessage> = {}): MailMessage => ({
    id: `message ${count++}`,
    tenant: 'astm',
    to: ['reader@example.com'],
    subject: 'A subject',
    text: 'A text.',
    ...facts,
  })
  const open = (on: Table = table): Mail =>
    openSesMail({
      from,
      region: 'eu-central-1',
      credentials: () => ({ accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' }),
      table: on,
      clock,
      endpoint: server.endpoint(),
      // Short only for tests without an answer, so that a slow machine does not fail the others.
      timeoutMs: server.answers.includes(silence) ? 200 : 10_000,
    })
  const formOf = (at: number) => new URLSearchParams(server.asked[at]?.body)
  const rawOf = (at: number) => Buffer.from(formOf(at).get('RawMessage.Data') ?? '', 'base64').toString()

  it('goes to those it is for, from the library, and says who signed it', async () => {
    server.answers = [taken]
    await open().send(newMessage({ to: ['a@example.com', 'b+c@example.org'], replyTo: 'help@example.com' }))
    expect(Object.fromEntries(formOf(0))).toMatchObject({
      Action: 'SendRawEmail',
      Version: '2010-12-01',
      Source: from,
      'Destinations.member.1': 'a@example.com',
      'Destinations.member.2': 'b+c@example.org',
    })
    expect(server.asked[0]?.request.headers.authorization).toContain('/eu-central-1/ses/aws4_request')
    expect(rawOf(0)).toContain(`From: ${from}\r\nTo: a@example.com,\r\n b+c@example.org\r\nReply-To: help@example.com\r\n`)
  })

  it('has lines that any mail server takes, however long its subject and text are', async () => {
    server.answers = [taken]
    const long = 'Überarbeitet 改訂 🎓 '.repeat(40)
    await open().send(newMessage({ subject: long, text: long, html: `<p>${long}</p>` }))
    const lines = rawOf(0).split('\r\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(76)
    expect(rawOf(0)).toMatch(/^[\x20-\x7e\r\n]*$/)
    const words = rawOf(0).match(/=\?UTF-8\?B\?[^?]*\?=/g) ?? []
    expect(words.map((word) => Buffer.from(word.slice(10, -2), 'base64').toString()).join('')).toBe(long)
  })

  const faults: [string, Answer, string][] = [
    ['throttling', refused(400, 'Throttling'), 'Throttling'],
    ['a service that is busy', say(503), '503'],
    ['no answer in time', silence, 'does not answer'],
    ['a connection that breaks', hangUp, 'does not answer'],
    ['credentials that have expired', refused(403, 'ExpiredToken'), 'ExpiredToken'],
    ['credentials that are none', refused(403, 'InvalidClientTokenId'), 'InvalidClientTokenId'],
    ['a sender that is not verified', refused(400, 'MessageRejected'), 'MessageRejected'],
    ['a sender that is paused', refused(400, 'AccountSendingPaused'), 'AccountSendingPaused'],
    ['a sender that may not', refused(403, 'AccessDenied'), 'AccessDenied'],
  ]
  it.each(faults)('is unavailable at %s, says so, and goes out when that is over', async (_, fault, said) => {
    server.answers = [fault]
    const message = newMessage()
    const error = await open()
      .send(message)
      .catch((error) => error)
    expect(error).toBeInstanceOf(MailUnavailable)
    expect(error.message).toContain(said)
    server.answers = [taken]
    const before = server.asked.length
    await open().send(message)
    expect(server.asked.length).toBe(before + 1)
  })

  it('is rejected where the message is no good, and is not tried again by itself', async () => {
    server.answers = [refused(400, 'InvalidParameterValue')]
    await expect(open().send(newMessage())).rejects.toBeInstanceOf(MailRejected)
    expect(server.asked.length).toBe(1)
  })

  it('is the same message for a month', async () => {
    server.answers = [taken]
    const message = newMessage()
    await open().send(message)
    clock.pass(29 * 24 * 3600)
    await open().send(message)
    expect(server.asked.length).toBe(1)
  })

  it('is another message for another tenant', async () => {
    server.answers = [taken]
    const message = newMessage()
    await open().send(message)
    await open().send({ ...message, tenant: 'api' })
    expect(server.asked.length).toBe(2)
  })

  it('goes out once where two send it at the same time', async () => {
    server.answers = [(response, request) => setTimeout(() => taken(response, request), 100)]
    const message = newMessage()
    await Promise.all([open().send(message), open().send(message)])
    expect(server.asked.length).toBe(1)
  })

  it('waits for who sends the same, and does it where that fails', async () => {
    server.answers = [refused(400, 'AccountSendingPaused'), taken]
    const message = newMessage()
    const outcomes = await Promise.allSettled([open().send(message), open().send(message)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(server.asked.length).toBe(2)
  })

  it('goes out again where its sender went away before the answer was written down', async () => {
    server.answers = [taken]
    const message = newMessage()
    const away = async (): Promise<never> => {
      throw new TableUnavailable('away')
    }
    let writes = 0
    const lost: Table = { ...table, put: (...put) => (writes++ === 0 ? table.put(...put) : away()), delete: away }
    await open(lost).send(message)
    expect(server.asked.length).toBe(1)
    clock.pass(61)
    await open().send(message)
    await open().send(message)
    expect(server.asked.length).toBe(2)
  })

  it('does not go out where it cannot be remembered', async () => {
    server.answers = [taken]
    const away: Table = { ...table, get: () => Promise.reject(new TableUnavailable('away')) }
    await expect(open(away).send(newMessage())).rejects.toBeInstanceOf(TableUnavailable)
    expect(server.asked.length).toBe(0)
  })
})
