import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { frameLetter } from './frame-letter.ts'
import { stopTexts } from './stop-texts.ts'

const letter = {
  subject: 'A <b>subject</b>\r\nBcc: x',
  paragraphs: ['One\n<i>two</i>', '', { link: 'https://library.example.org/x?a=1&b=2' }],
}
const frame = { tenant: 'demowl', langKey: 'en', stop: 'https://library.example.org/mail-choice#t' } as const

describe('the frame of mails', () => {
  it('keeps what people wrote as text, in one line of the subject and in the lines of a paragraph', () => {
    const { subject, text, html } = frameLetter(letter, frame)
    expect(subject).toBe('A <b>subject</b> Bcc: x')
    expect(text.startsWith('One\n<i>two</i>\n\nhttps://library.example.org/x?a=1&b=2\n')).toBe(true)
    expect(html).toContain('One<br>&lt;i&gt;two&lt;/i&gt;')
    expect(html).toContain('href="https://library.example.org/x?a=1&amp;b=2"')
    expect(html).not.toMatch(/<[ib]>/)
  })

  it.each(LANGUAGES)('is in %s, in its direction, and says how to end such mails', (language) => {
    const { text, html } = frameLetter(letter, { ...frame, langKey: language })
    expect(text).toContain(`${stopTexts[language]}\n${frame.stop}`)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(stopTexts[language])
  })

  it('is English for an unknown language, and ends nothing that was asked for', () => {
    expect(frameLetter(letter, { ...frame, langKey: '__proto__' })).toEqual(frameLetter(letter, frame))
    const { text, html } = frameLetter(letter, { tenant: 'demowl', langKey: 'en' })
    for (const one of [text, html]) expect(one).not.toContain(stopTexts.en)
  })
})
