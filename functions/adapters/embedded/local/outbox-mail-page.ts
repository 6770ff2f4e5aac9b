import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tenant } from '#contract/tenant.ts'
import type { MailMessage } from '#ports/mail.ts'
import { escapeHtml } from '#text/escape-html.ts'

export interface SentMessage extends MailMessage {
  /** ISO 8601 */
  readonly sentAt: string
}

const OUTBOX_PATH = '/outbox'
const MAX_LISTED_MESSAGES = 200

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 760px; margin: 0 auto; padding: 32px 16px; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 24px; line-height: 1.3; margin: 0 0 16px; overflow-wrap: anywhere }
ul { list-style: none; margin: 0; padding: 0 }
li { border-top: 1px solid #8886; padding: 12px 0 }
li p { margin: 0; opacity: .75; font-size: 14px; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px }
dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border-top: 1px solid #8886; padding-top: 16px }
pre.source { font: 13px/1.5 ui-monospace, monospace }`

/** Headers that keep scripts, resources and links of a message from working. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1 dir="auto">${escapeHtml(title)}</h1>${body}</main></body></html>`

const line = ({ id, tenant, to, subject, sentAt }: SentMessage) =>
  `<li><a dir="auto" href="${OUTBOX_PATH}?id=${escapeHtml(encodeURIComponent(id.toWellFormed()))}">${escapeHtml(subject || '(no subject)')}</a>
<p>${escapeHtml(sentAt)} · ${escapeHtml(tenant)} · ${escapeHtml(to.join(', '))}</p></li>`

function renderOutbox(messages: readonly SentMessage[]): string {
  if (messages.length === 0) return page('Outbox', '<p>No mail has been sent yet.</p>')
  const more = messages.length > MAX_LISTED_MESSAGES ? `<p>The last ${MAX_LISTED_MESSAGES} of ${messages.length}.</p>` : ''
  return page('Outbox', `${more}<ul>${messages.slice(0, MAX_LISTED_MESSAGES).map(line).join('')}</ul>`)
}

function renderMessage({ tenant, to, replyTo, subject, text, html, unsubscribe, sentAt }: SentMessage): string {
  const facts = [
    ['To', to.join(', ')],
    ...(replyTo ? [['Reply to', replyTo]] : []),
    ['Sent', sentAt],
    ['Tenant', tenant],
    ...(unsubscribe ? [['List-Unsubscribe', unsubscribe]] : []),
  ]
  const list = facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  const source = html ? `<details><summary>HTML</summary><pre class="source">${escapeHtml(html)}</pre></details>` : ''
  const body = `<p><a href="${OUTBOX_PATH}">Outbox</a></p><dl>${list}</dl><pre dir="auto">${escapeHtml(text)}</pre>${source}`
  return page(subject || '(no subject)', body)
}

interface Outbox {
  list(): SentMessage[]
}

/** Makes the listener that shows the mails of a tenant on its local site; it returns false for other addresses. */
export function handleOutbox(outbox: Outbox) {
  return async (tenant: Tenant, { url = '', method }: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [pathname, search] = url.split('?')
    if (pathname !== OUTBOX_PATH || (method !== 'GET' && method !== 'HEAD')) return false
    const id = new URLSearchParams(search).get('id')
    const messages = outbox.list().filter((message) => message.tenant === tenant)
    const message = messages.find((one) => one.id === id)
    const status = id !== null && !message ? 404 : 200
    response.writeHead(status, HEADERS).end(message ? renderMessage(message) : renderOutbox(messages))
    return true
  }
}
