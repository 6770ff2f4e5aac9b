import { describe, expect, it } from '@jest/globals'
import { localeCookie, readLocaleCookie } from './locale-cookie.ts'

describe('the language cookie', () => {
  it('keeps a language of the library for 30 days', () => {
    expect(localeCookie('ar', 'http:')).toBe('locale_Prod=ar; Max-Age=2592000; Path=/; SameSite=Lax')
  })

  it('is Secure over https alone, where browsers keep it', () => {
    expect(localeCookie('fr-CA', 'https:')).toContain('SameSite=None; Secure')
  })

  it('is read among others, and a language that is none is nobody’s choice', () => {
    expect(readLocaleCookie('a=1; locale_Prod=zh-Hans; b=2')).toBe('zh-Hans')
    expect(readLocaleCookie('locale_Prod=tlh')).toBeUndefined()
    expect(readLocaleCookie('not_locale_Prod=ar')).toBeUndefined()
  })
})
