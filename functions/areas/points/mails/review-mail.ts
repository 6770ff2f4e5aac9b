import { fillSentence, type Letter, mailLine, textsFor } from '#functions/mails/letter.ts'
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

/** Writes the letter in the person's language, in English where the library does not have that language. */
export function writeReviewLetter(langKey: string, { status, address, counts, ...facts }: ReviewNumbers): Letter {
  const texts: ReviewTexts = textsFor(reviewTexts, langKey)
  const formatNumber = new Intl.NumberFormat(langKey in reviewTexts ? langKey : 'en').format
  const numbers = KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${texts[kind]}: ${formatNumber(counts[kind])}`)
  return {
    subject: fillSentence(texts.subject, facts),
    paragraphs: [
      fillSentence(texts.waiting, facts),
      numbers.join('\n'),
      texts.until,
      { link: address },
      mailLine(status),
      texts.once,
    ],
  }
}
