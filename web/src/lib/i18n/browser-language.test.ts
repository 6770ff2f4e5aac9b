import { expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { browserLanguage } from './browser-language.ts'

it.each([
  [['ar-EG', 'en'], 'ar'],
  [['fr-CA'], 'fr-CA'],
  [['fr-BE'], 'fr'],
  [['es-MX'], 'es'],
  [['es-ES'], 'es-ES'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-TW', 'ja-JP'], 'ja'],
  [['nl', '*', '', 'pt-BR'], 'pt'],
  [['nl'], undefined],
  [[], undefined],
] as const)('a browser that asks for %j reads %s', (wanted, language) => {
  expect(browserLanguage(wanted, LANGUAGES)).toBe(language)
})

it('a tenant that has one region of a language alone offers that, and none that it does not have', () => {
  expect(browserLanguage(['fr-FR'], ['en', 'fr-CA'])).toBe('fr-CA')
  expect(browserLanguage(['ar'], ['en', 'fr'])).toBeUndefined()
})
