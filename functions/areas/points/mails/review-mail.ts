import type { Language } from '#contract/tenant.ts'
import { type ReviewTexts, reviewTexts } from './review-texts.ts'

export interface ReviewNumbers {
  readonly designation: string
  readonly library: string
  /** status of the document, with its label */
  readonly status: string
  /** points by what became of their text */
  readonly counts: Readonly<Record<(typeof KINDS)[number], number>>
  readonly address: string
}

const KINDS = ['same', 'changed', 'gone', 'translated'] as const
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Plain text in one line, from data of documents. */
const line = (text: string) => text.replace(CONTROL, ' ').trim()

/** Writes the mail in the person's language, in English where the library does not have that language. */
export function writeReviewMail(langKey: string, review: ReviewNumbers): { subject: string; text: string } {
  const texts: ReviewTexts = reviewTexts[langKey as Language] ?? reviewTexts.en
  const { designation, library, status, address } = review
  const fill = (text: string) => text.replace('{designation}', line(designation)).replace('{library}', line(library))
  const formatNumber = new Intl.NumberFormat(langKey in reviewTexts ? langKey : 'en').format
  const numbers = KINDS.filter((kind) => review.counts[kind] > 0).map(
    (kind) => `${texts[kind]}: ${formatNumber(review.counts[kind])}`,
  )
  const text = [fill(texts.waiting), numbers.join('\n'), texts.until, address, line(status), texts.once].join('\n\n')
  return { subject: fill(texts.subject), text: `${text}\n` }
}
