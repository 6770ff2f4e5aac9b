import { createHash } from 'node:crypto'
import { checkMessage } from '#functions/adapters/shared/mail-rules.ts'
import type { Clock } from '#ports/clock.ts'
import { type Mail, type MailMessage, MailRejected, MailUnavailable } from '#ports/mail.ts'
import type { Table } from '#ports/table.ts'
import { type AwsService, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import type { Credentials } from '../requests/sign-request.ts'
import { doOnce } from './do-once.ts'
import { mimeOf } from './mime.ts'

export interface SesMailOptions {
  /** an address of a verified identity */
  readonly from: string
  readonly region: string
  readonly credentials: () => Credentials
  /** table with the records of sent messages */
  readonly table: Table
  readonly clock: Clock
  readonly endpoint?: string
  /** milliseconds of one attempt; with too short a timeout a message may be sent twice */
  readonly timeoutMs?: number
}

/**
 * Error codes about the message itself. All others are about the sender: not verified, paused, not permitted, over its quota.
 * `MessageRejected` may mean either. It counts as the sender's, so that the message is sent once the sender is repaired.
 */
const MESSAGE_FAULTS = ['InvalidParameterValue', 'InvalidParameterCombination']

async function sendRawEmail(service: AwsService, message: MailMessage, sender: { from: string; mark: string }): Promise<void> {
  const form = new URLSearchParams({ Action: 'SendRawEmail', Version: '2010-12-01', Source: sender.from })
  for (const [at, address] of message.to.entries()) form.set(`Destinations.member.${at + 1}`, address)
  form.set('RawMessage.Data', Buffer.from(mimeOf(message, sender)).toString('base64'))
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
  const answer = await service.send({ method: 'POST', path: '/', headers, body: form.toString() }).catch((cause) => {
    throw cause instanceof AwsServiceUnavailable ? new MailUnavailable(cause.message, { cause }) : cause
  })
  if (answer.status === 200) return
  const code = errorCodeOf(answer) ?? ''
  const Kind = MESSAGE_FAULTS.includes(code) ? MailRejected : MailUnavailable
  throw new Kind(`SES rejects the message: ${answer.status} ${code}`)
}

/** Sends mail by the query protocol of SES. The mark, a hash of the message's id, is in a header and in the key of its record. */
export function openSesMail({ from, table, clock, ...options }: SesMailOptions): Mail {
  const { region, credentials, endpoint = `https://email.${region}.amazonaws.com`, timeoutMs = 10_000 } = options
  const service = openAwsService({ service: 'ses', region, endpoint, credentials, timeoutMs })
  return {
    async send(message) {
      checkMessage(message)
      const mark = createHash('sha256').update(message.id).digest('hex').slice(0, 32)
      const key = { pk: `${message.tenant}#mail#${mark}`, sk: 'sent' }
      await doOnce({ table, clock }, key, () => sendRawEmail(service, message, { from, mark }))
    },
  }
}
