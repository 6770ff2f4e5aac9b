import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { frameLetter } from '#functions/mails/frame-letter.ts'
import { type Arrival, writeArrivalLetter } from './arrival-mail.ts'

const arrival = {
  designation: 'ISO 9001:2031',
  title: 'Quality <i>management</i>\nsystems',
  status: 'under-revision',
  wish: 'ISO 9001:2031',
  library: 'Harbour Library',
  address: 'https://library.example.org/document/?contentcode=ISO%7C9001-2031',
} as const

const writeArrivalMail = (langKey: string, one: Arrival) =>
  frameLetter(writeArrivalLetter(langKey, one), { tenant: 'demowl', langKey })

describe('the mail of an arrival', () => {
  it.each(LANGUAGES)('the mail in %s names designation, title, library and address, and has no empty placeholder', (language) => {
    const { subject, text } = writeArrivalMail(language, arrival)
    expect(subject).toContain(arrival.designation)
    for (const one of [arrival.designation, 'Quality management systems', arrival.library, arrival.address])
      expect(text).toContain(one)
    expect(subject + text).not.toMatch(/[{}<>]/)
  })

  it('the mail differs in every language but regional ones', () => {
    const texts = LANGUAGES.filter((one) => !['fr-CA', 'es-ES'].includes(one)).map((one) => writeArrivalMail(one, arrival).text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('the mail is English for an unknown language', () => {
    expect(writeArrivalMail('xx', arrival)).toEqual(writeArrivalMail('en', arrival))
  })

  it('the mail says the status in its language', () => {
    expect(writeArrivalMail('en', arrival).text).toContain('\nUnder revision\n')
    expect(writeArrivalMail('fr-CA', arrival).text).toContain('\nEn révision\n')
  })

  it('the subject is one line for any title', () => {
    expect(writeArrivalMail('en', { ...arrival, designation: 'A 1\r\nBcc: x' }).subject).not.toMatch(/[\r\n]/)
  })
})
