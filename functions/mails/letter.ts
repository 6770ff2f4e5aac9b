import type { Language } from '#contract/tenant.ts'
import { cutText } from '#text/cut.ts'

/** A paragraph: plain text of one or more lines, or a link that stands alone. */
type Paragraph = string | { readonly link: string }

/** Content of a mail, before it is put into its frame. All of it is text: markup that people wrote is text too. */
export interface Letter {
  readonly subject: string
  /** empty ones are left out */
  readonly paragraphs: readonly Paragraph[]
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const MARKUP = /<[^>]*>/g
/** characters of a name, a title or a subject */
const MAX_LINE_LENGTH = 255

/** Plain text in one line, of what people and documents are called. */
export const mailLine = (text: string): string => cutText(text.replace(CONTROL, ' ').trim(), MAX_LINE_LENGTH)

/** A title in one line, without its markup. */
export const mailTitle = (title: string): string => mailLine(title.replace(MARKUP, ''))

/** Puts facts into the places of a sentence, each in one line; what stands in a fact is not filled in again. */
export function fillSentence(sentence: string, facts: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(facts, name) ? mailLine(facts[name] as string) : place,
  )
}

/** Chooses the texts of a reader's language, English where there are none. */
export function textsFor<Texts>(texts: Readonly<Record<Language, Texts>>, langKey: string): Texts {
  return Object.hasOwn(texts, langKey) ? texts[langKey as Language] : texts.en
}
