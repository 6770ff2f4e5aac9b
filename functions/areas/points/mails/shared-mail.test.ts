import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { frameLetter } from '#functions/mails/frame-letter.ts'
import { writeSharedLetter } from './shared-mail.ts'

const link = {
  name: 'Sana Haddad',
  designation: 'ISO 9001:2031',
  library: 'Harbour Library',
  status: 'Document status: Superseded',
  address: 'https://library.example.org/compasspoint/0b0e2c1a-5a54-4d0e-9d7e-0d7b1c0f7a11',
  message: 'See line 2',
}

const writeSharedMail = (langKey: string, one: typeof link) =>
  frameLetter(writeSharedLetter(langKey, one), { tenant: 'demowl', langKey })

describe('the mail with the link of a point', () => {
  it.each(LANGUAGES)('the mail in %s names who shares, document, library and link', (language) => {
    const { subject, text } = writeSharedMail(language, link)
    expect(subject).toContain(link.designation)
    for (const one of Object.values(link)) expect(text).toContain(one)
    expect(subject + text).not.toMatch(/[{}<>]/)
  })

  it('the mail differs in every language but regional ones', () => {
    const texts = LANGUAGES.filter((one) => !['fr-CA', 'es-ES'].includes(one)).map((one) => writeSharedMail(one, link).text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('the mail is English for an unknown language, and has names as they are written, in one line', () => {
    expect(writeSharedMail('xx', link)).toEqual(writeSharedMail('en', link))
    const odd = writeSharedMail('en', { ...link, name: "$& {library} $'", designation: 'A 1\r\nBcc: x' })
    expect(odd.subject).not.toMatch(/[\r\n]/)
    expect(odd.text).toContain("$& {library} $' shares")
  })
})
