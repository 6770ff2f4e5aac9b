import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { writeArrivalMail } from './arrival-mail.ts'

const arrival = {
  designation: 'ISO 9001:2031',
  title: 'Quality <i>management</i>\nsystems',
  wish: 'ISO 9001:2031',
  library: 'Harbour Library',
  address: 'https://library.example.org/document/?contentcode=ISO%7C9001-2031',
}

describe('the mail that a number has come', () => {
  it.each(LANGUAGES)('names number, title, library and address in %s, and leaves no place unfilled', (language) => {
    const { subject, text } = writeArrivalMail(language, arrival)
    expect(subject).toContain(arrival.designation)
    for (const one of [arrival.designation, 'Quality management systems', arrival.library, arrival.address])
      expect(text).toContain(one)
    expect(subject + text).not.toMatch(/[{}<>]/)
  })

  it('is its own in every language but those of a region', () => {
    const texts = LANGUAGES.filter((one) => !['fr-CA', 'es-ES'].includes(one)).map((one) => writeArrivalMail(one, arrival).text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('is English to whoever speaks none of ours', () => {
    expect(writeArrivalMail('xx', arrival)).toEqual(writeArrivalMail('en', arrival))
  })

  it('has one line as its subject, whatever a document is called', () => {
    expect(writeArrivalMail('en', { ...arrival, designation: 'A 1\r\nBcc: x' }).subject).not.toMatch(/[\r\n]/)
  })
})
