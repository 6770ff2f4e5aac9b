import { createHash } from 'node:crypto'
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import type { Mail, MailMessage } from '#ports/mail.ts'
import { engineUrl } from './engine-url.ts'

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
const region = 'us-east-1'

/** Parses `name: value` lines; a line that begins with a space continues the one before. */
function headersIn(head: string): Map<string, string> {
  const lines = head.replace(/\r\n[ \t]/g, ' ').split('\r\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]))
}

function halves(text: string): { headers: Map<string, string>; body: string } {
  const end = text.indexOf('\r\n\r\n')
  return { headers: headersIn(text.slice(0, end)), body: text.slice(end + 4) }
}

/** RFC 2047: the space between two encoded words is not part of the text. */
function decodeText(text: string): string {
  const word = /=\?UTF-8\?B\?([^?]*)\?=(?:\s+(?==\?))?/g
  return text.replace(word, (_, base64: string) => Buffer.from(base64, 'base64').toString())
}

function partsOf(message: string): { text?: string; html?: string } {
  const { headers, body } = halves(message)
  const type = headers.get('content-type') ?? ''
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1]
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return Object.assign({}, ...parts.map((part) => partsOf(part.slice(2))))
  }
  return { [type.startsWith('text/html') ? 'html' : 'text']: Buffer.from(body, 'base64').toString() }
}

interface Sent {
  readonly Source: string
  readonly RawData: string
  readonly Destination?: { readonly ToAddresses?: string[] }
}

/** Opens a sender that LocalStack has verified, with the messages it sent. */
export async function openLocalMail() {
  const endpoint = engineUrl('AWS_ENDPOINT_URL')
  const client = new SESClient({ endpoint, region, credentials })
  const from = `library-${crypto.randomUUID()}@example.com`
  await client.send(new VerifyEmailIdentityCommand({ EmailAddress: from }))

  async function sent(): Promise<Sent[]> {
    const answer = await fetch(`${endpoint}/_aws/ses?email=${encodeURIComponent(from)}`)
    return ((await answer.json()) as { messages: Sent[] }).messages
  }

  return {
    options: { from, region, endpoint, credentials: () => credentials },
    sent,
    close: () => client.destroy(),
  }
}

/** Wraps a mail port and remembers message ids, because a message contains only a hash of its id. */
export function readBack(mail: Mail, sent: () => Promise<Sent[]>) {
  const ids = new Map<string, string>()
  return {
    mail: {
      send(message) {
        ids.set(createHash('sha256').update(message.id).digest('hex').slice(0, 32), message.id)
        return mail.send(message)
      },
    } satisfies Mail,
    async arrived(): Promise<MailMessage[]> {
      return (await sent()).map(({ RawData }) => {
        const { headers } = halves(RawData)
        return {
          id: ids.get(headers.get('x-lectern-message') ?? '') ?? '',
          tenant: headers.get('x-lectern-tenant') as MailMessage['tenant'],
          to: (headers.get('to') ?? '').split(/,\s*/),
          replyTo: headers.get('reply-to'),
          unsubscribe: /^\s*<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1],
          subject: decodeText(headers.get('subject') ?? ''),
          text: '',
          ...partsOf(RawData),
        }
      })
    },
  }
}
