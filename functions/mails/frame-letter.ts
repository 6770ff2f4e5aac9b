import { LANGUAGES, type Tenant } from '#contract/tenant.ts'
import type { MailMessage } from '#ports/mail.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { type Letter, mailLine, textsFor } from './letter.ts'
import { stopTexts } from './stop-texts.ts'

interface Frame {
  readonly tenant: Tenant
  /** language of the reader */
  readonly langKey: string
  /** address at which the reader ends such mails; absent for mails that they asked for */
  readonly stop?: string
}

const BODY = 'font: 16px/1.5 sans-serif; max-width: 36em; margin: 0 auto; padding: 1em; overflow-wrap: anywhere'
const FOOT = 'font-size: 13px; border-top: 1px solid #8886; padding-top: 1em'

const linkOf = (address: string) => `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`

const linesOf = (text: string) => escapeHtml(text).replaceAll(/\r\n|[\r\n]/g, '<br>')

/** Puts a letter into the frame of all mails, as text and as HTML, in the language and direction of its reader. */
export function frameLetter(
  { subject, paragraphs }: Letter,
  { tenant, langKey, stop }: Frame,
): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const language = LANGUAGES.find((one) => one === langKey) ?? 'en'
  const library = tenants[tenant].shown.tenantName
  const shown = paragraphs.filter((one) => one !== '')
  const foot = textsFor(stopTexts, language)
  const text = [
    ...shown.map((one) => (typeof one === 'string' ? one : one.link)),
    ...(stop === undefined ? [] : [`-- \n${library}\n${foot}\n${stop}`]),
  ]
  const body = shown.map((one) =>
    typeof one === 'string' ? `<p dir="auto">${linesOf(one)}</p>` : `<p dir="ltr">${linkOf(one.link)}</p>`,
  )
  const footer = stop === undefined ? '' : `<div style="${FOOT}"><p>${escapeHtml(foot)}<br>${linkOf(stop)}</p></div>`
  const isFromRight = language === 'ar'
  // Names and addresses of another direction begin where all lines do.
  const style = `${BODY}; text-align: ${isFromRight ? 'right' : 'left'}`
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
  const html = [
    `<!doctype html><html lang="${language}" dir="${isFromRight ? 'rtl' : 'ltr'}">`,
    `<head><meta charset="utf-8">${viewport}<meta name="color-scheme" content="light dark"><title>${escapeHtml(mailLine(subject))}</title></head>`,
    `<body style="${style}"><p style="font-weight: 600">${escapeHtml(library)}</p>${body.join('')}${footer}</body></html>`,
  ]
  return { subject: mailLine(subject), text: `${text.join('\n\n')}\n`, html: html.join('\n') }
}
