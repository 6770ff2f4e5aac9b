import type { Language } from '#contract/tenant.ts'
import { cutText } from '#text/cut.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { shareMailTexts } from './share-mail-texts.ts'

interface WrittenMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

interface MailFacts {
  /** who shares or adds */
  readonly name: string
  readonly library: string
  /** lines about what it is: designation and title, or a description */
  readonly lines: readonly string[]
  readonly address: string
  /** words of the person, as plain text */
  readonly message?: string
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const MARKUP = /<[^>]*>/g
/** characters of a name */
const MAX_LENGTH = 255

const line = (text: string) => cutText(text.replace(CONTROL, ' ').trim(), MAX_LENGTH)

/** Puts a mail together in text and HTML: a sentence, what somebody wrote, where it is. What people wrote is text in both. */
function frame(langKey: string, subject: string, { library, lines, address, message }: MailFacts, end: string): WrittenMail {
  const language = langKey in shareMailTexts ? langKey : 'en'
  const { where } = shareMailTexts[language as Language]
  const said = lines.map(line).filter(Boolean)
  const place = where.replace('{library}', () => line(library))
  const parts = [`${subject}.`, message ?? '', [place, ...said].join('\n'), address, end].filter(Boolean)
  const paragraph = (part: string) =>
    part === address
      ? `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`
      : `<p dir="auto">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><body>${parts.map(paragraph).join('')}</body></html>`
  return { subject, text: `${parts.join('\n\n')}\n`, html }
}

interface SharedFacts extends MailFacts {
  readonly designation: string
  /** title, which may have markup */
  readonly title: string
  readonly status: string
  /** the reader's own account opens it */
  readonly isOpen: boolean
}

/** Writes the mail about a shared document in the language of its reader. */
export function writeShareMail(langKey: string, facts: Omit<SharedFacts, 'lines'>): WrittenMail {
  const texts = shareMailTexts[langKey as Language] ?? shareMailTexts.en
  const subject = texts.shared.replace(/\{(name|designation)\}/g, (_, key: 'name' | 'designation') => line(facts[key]))
  const lines = [facts.designation, facts.title.replace(MARKUP, ''), facts.status]
  return frame(langKey, subject, { ...facts, lines }, facts.isOpen ? '' : texts.closed)
}

/** Writes the mail to somebody who was added to a group. */
export function writeAddedMail(langKey: string, facts: MailFacts & { readonly group: string }): WrittenMail {
  const texts = shareMailTexts[langKey as Language] ?? shareMailTexts.en
  const subject = texts.added.replace(/\{(name|group)\}/g, (_, key: 'name' | 'group') => line(facts[key]))
  return frame(langKey, subject, facts, '')
}
