import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/endpoint/languages.ts'
import { codeOfLanguage, findLanguage, servingLanguage } from './find-language.ts'

it('each language is found by its tag and by its code, and no other name finds one', () => {
  for (const language of LANGUAGES)
    expect([findLanguage(language), findLanguage(codeOfLanguage(language))]).toEqual([language, language])
  expect(new Set(LANGUAGES.map(codeOfLanguage)).size).toBe(LANGUAGES.length)
  expect([findLanguage('CF'), findLanguage('FR'), findLanguage('es-ES'), findLanguage('ES')]).toEqual([
    'fr-CA',
    'fr',
    'es-ES',
    'es',
  ])
  expect(['Fr', '', 'tlh', undefined].map(findLanguage)).toEqual([undefined, undefined, undefined, undefined])
})

describe('the language that serves another', () => {
  const written = { en: 1, fr: 2, 'zh-Hans': 3 }

  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR', 'fr'],
    ['zh-Hans', 'zh-Hans'],
    ['de', 'en'],
    ['constructor', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %s is %s', (language, serving) => {
    expect(servingLanguage(written, language)).toBe(serving)
  })
})
