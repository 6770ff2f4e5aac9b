import type { MailMessage } from '#ports/mail.ts'

/** Bytes of text in one encoded word, so that none makes its line longer than 76 characters. */
const WORD_BYTES = 39
const LINE = 76

/** A header's text as RFC 2047 has it: what is not plain and short goes in words of base64, each on a line of its own. */
function encodeText(text: string): string {
  if (/^[\x20-\x7e]{0,60}$/.test(text) && !text.includes('=?')) return text
  const words = ['']
  for (const character of text.toWellFormed()) {
    const word = words.at(-1) + character
    if (Buffer.byteLength(word) > WORD_BYTES) words.push(character)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}

function part(type: string, text: string): string {
  const lines =
    Buffer.from(text)
      .toString('base64')
      .match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return [`Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', ...lines].join('\r\n')
}

/** Base64 has no such sign, so no text can hold the boundary. */
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

/** The message as it travels. `mark` is found again in the headers by whoever asks where a mail came from. */
export function mimeOf(message: MailMessage, { from, mark }: { from: string; mark: string }): string {
  const { to, replyTo, subject, tenant } = message
  const headers = [
    `From: ${from}`,
    `To: ${to.join(',\r\n ')}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${encodeText(subject)}`,
    `X-Lectern-Tenant: ${tenant}`,
    `X-Lectern-Message: ${mark}`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
  ]
  return `${headers.join('\r\n')}\r\n${bodyOf(message)}\r\n`
}
