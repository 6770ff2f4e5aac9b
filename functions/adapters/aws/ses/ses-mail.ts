import { createHash } from 'node:crypto'
import { checkMessage } from '#functions/adapters/shared/mail-rules.ts'
import type { Clock } from '#ports/clock.ts'
import { type Mail, type MailMessage, MailRejected, MailUnavailable } from '#ports/mail.ts'
import type { Table } from '#ports/table.ts'
import { type AwsService, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import type { Credentials } from '../requests/sign-request.ts'
import { mimeOf } from './mime.ts'
import { doOnce } from './once.ts'

export interface SesMailOptions {
  /** an address of a verified identity */
  readonly from: string
  readonly region: string
  readonly credentials: () => Credentials
  /** remembers what was sent */
  readonly table: Table
  readonly clock: Clock
  readonly endpoint?: string
  /** of one try; a message that is given up too early may go out twice */
  readonly timeoutMs?: number
}

/**
 * What is wrong with this one message. All else is wrong with the sender – not verified, paused, not allowed, over its quota
 * – and `MessageRejected` may mean either: it stays to be sent when the sender is put right, as no message may be lost by that.
 */
const OF_THE_MESSAGE = ['InvalidParameterValue', 'InvalidParameterCombination']

async function handOver(service: AwsService, message: MailMessage, sender: { from: string; mark: string }): Promise<void> {
  const form = new URLSearchParams({ Action: 'SendRawEmail', Version: '2010-12-01', Source: sender.from })
  for (const [at, address] of message.to.entries()) form.set(`Destinations.member.${at + 1}`, address)
  form.set('RawMessage.Data', Buffer.from(mimeOf(message, sender)).toString('base64'))
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }
  const answer = await service.send({ method: 'POST', path: '/', headers, body: form.toString() }).catch((cause) => {
    throw cause instanceof AwsServiceUnavailable ? new MailUnavailable(cause.message, { cause }) : cause
  })
  if (answer.status === 200) return
  const code = errorCodeOf(answer) ?? ''
  const Kind = OF_THE_MESSAGE.includes(code) ? MailRejected : MailUnavailable
  throw new Kind(`ses does not take the message: ${answer.status} ${code}`)
}

/** Mail by SES, in its query protocol. A message's mark, a hash of its id, is in its headers and names its record in the table. */
export function openSesMail({ from, table, clock, ...options }: SesMailOptions): Mail {
  const { region, credentials, endpoint = `https://email.${region}.amazonaws.com`, timeoutMs = 10_000 } = options
  const service = openAwsService({ service: 'ses', region, endpoint, credentials, timeoutMs })
  return {
    async send(message) {
      checkMessage(message)
      const mark = createHash('sha256').update(message.id).digest('hex').slice(0, 32)
      const key = { pk: `${message.tenant}#mail#${mark}`, sk: 'sent' }
      await doOnce({ table, clock }, key, () => handOver(service, message, { from, mark }))
    },
  }
}
