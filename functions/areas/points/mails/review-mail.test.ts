import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { frameLetter } from '#functions/mails/frame-letter.ts'
import { type ReviewNumbers, writeReviewLetter } from './review-mail.ts'

const review = {
  designation: 'ISO 9001:2031',
  library: 'Harbour Library',
  status: 'Document status: Under revision',
  counts: { same: 12, changed: 3, gone: 0, translated: 1 },
  address: 'https://library.example.org/compass-points-review?contentCode=ISO%7C9001-2031',
}

const writeReviewMail = (langKey: string, one: ReviewNumbers) =>
  frameLetter(writeReviewLetter(langKey, one), { tenant: 'demowl', langKey })

describe('the mail about points that wait for review', () => {
  it.each(LANGUAGES)('the mail in %s names document, status, library and address, and each number that is not 0', (language) => {
    const { subject, text } = writeReviewMail(language, review)
    expect(subject).toContain(review.designation)
    for (const one of [review.designation, review.status, review.library, review.address]) expect(text).toContain(one)
    expect(text.split('\n\n')[1]?.split('\n')).toHaveLength(3)
    expect(subject + text).not.toMatch(/[{}<>]/)
  })

  it('the mail differs in every language but regional ones', () => {
    const texts = LANGUAGES.filter((one) => !['fr-CA', 'es-ES'].includes(one)).map((one) => writeReviewMail(one, review).text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('the mail is English for an unknown language, and its subject one line for any designation', () => {
    expect(writeReviewMail('xx', review)).toEqual(writeReviewMail('en', review))
    expect(writeReviewMail('en', { ...review, designation: 'A 1\r\nBcc: x' }).subject).not.toMatch(/[\r\n]/)
  })
})
