import { expect, it } from '@jest/globals'
import { withWrittenTexts } from './written-texts.ts'

const texts = {
  'own.banner': { in: { en: 'Closed', fr: 'Fermé' } },
  'own.noAccess': { key: 'tenants.noAccess', in: { de: 'Fragen Sie' } },
  'own.link.0': { in: { ja: '店' } },
}
const messages = { 'tenants.noAccess': 'Ask us' }
const spoken = (language: 'en' | 'fr-CA' | 'de' | 'ar') => {
  const all = withWrittenTexts(messages, { texts, language, defaultLanguage: 'en' })
  return [all['own.banner'], all['own.noAccess'], all['own.link.0']]
}

it('texts of a library are in the language of the page, else of its region, its message, the default, or any', () => {
  expect(spoken('fr-CA')).toEqual(['Fermé', 'Ask us', '店'])
  expect(spoken('de')).toEqual(['Closed', 'Fragen Sie', '店'])
  expect(withWrittenTexts(messages, { texts: undefined, language: 'en', defaultLanguage: 'en' })).toBe(messages)
})
