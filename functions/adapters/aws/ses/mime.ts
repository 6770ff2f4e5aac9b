import type { MailMessage } from '#ports/mail.ts'

/** bytes of text in one encoded word, which keep its line within 76 characters */
const MAX_WORD_BYTES = 39
const MAX_LINE_LENGTH = 76

/** Encodes the text of a header by RFC 2047. Text that is not short ASCII becomes base64 words, one a line. */
function encodeText(text: string): string {
  if (/^[\x20-\x7e]{0,60}$/.test(text) && !text.includes('=?')) return text
  const words = ['']
  for (const character of text.toWellFormed()) {
    const word = words.at(-1) + character
    if (Buffer.byteLength(word) > MAX_WORD_BYTES) words.push(character)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

function part(type: string, text: string): string {
  const lines =
    Buffer.from(text)
      .toString('base64')
      .match(new RegExp(`.{1,${MAX_LINE_LENGTH}}`, 'g')) ?? []
  return [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...lines].join('\r\n')
}

/** Base64 contains no underscore, so no body can contain the boundary. */
const BOUNDARY = '=_lectern_='

function bodyOf({ text, html }: MailMessage): string {
  if (html === undefined) return part('plain', text)
  return [
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    part('plain', text),
    `--${BOUNDARY}`,
    part('html', html),
    `--${BOUNDARY}--`,
  ].join('\r\n')
}

/** The one click of RFC 8058. The address has a line of its own, as it may be long. */
const unsubscribeHeaders = (address: string) => [
  `List-Unsubscribe:\r\n <${address}>`,
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
]

/** Composes the message. `mark` goes into a header, by which a mail can be traced to its record. */
export function mimeOf(message: MailMessage, { from, mark }: { from: string; mark: string }): string {
  const { to, replyTo, subject, tenant, unsubscribe } = message
  const headers = [
    `From: ${from}`,
    `To: ${to.join(',\r\n ')}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${encodeText(subject)}`,
    `X-Lectern-Tenant: ${tenant}`,
    `X-Lectern-Message: ${mark}`,
    'Auto-Submitted: auto-generated',
    ...(unsubscribe === undefined ? [] : unsubscribeHeaders(unsubscribe)),
    'MIME-Version: 1.0',
  ]
  return `${headers.join('\r\n')}\r\n${bodyOf(message)}\r\n`
}
