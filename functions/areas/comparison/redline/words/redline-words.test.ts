import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { printedLanguageOf } from '#typesetting/sheets/printed-language.ts'
import { settable } from '#typesetting/sheets/settable.ts'
import { redlineWords } from './choose-words.ts'

const ROOT = path.join(import.meta.dirname, '../../../../..')
const sentencesOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(ROOT, `web/src/locales/${language}/comparison.json`), 'utf8'))

const SAME = ['changes', 'same', 'noClause', 'affecting', 'madeFromStructure', 'madeFromText'] as const

describe.each(LANGUAGES)('the words of a red-line in %s', (language) => {
  const words = redlineWords[language]
  const all = [...Object.values(words)].flatMap((word) => (typeof word === 'string' ? [word] : Object.values(word as object)))

  it('are those of the page where the page has them', () => {
    const page = sentencesOf(printedLanguageOf(language))
    for (const name of SAME) expect(words[name]).toBe(page[name])
    for (const group of ['kind', 'effect', 'clause'] as const)
      for (const [name, word] of Object.entries(words[group])) expect(word).toBe(page[`${group}.${name}`])
  })

  it('can be printed with the fonts that are there', () => {
    expect(all.map((word) => settable(word as string))).toEqual(
      all.map((word) => (word as string).normalize('NFC').replaceAll(/\s/g, ' ')),
    )
  })
})

describe('a text of a document', () => {
  it('is printed in every script that has a font, with points for signs without one, and is refused in others', () => {
    for (const one of [
      'Größe ≤ 5 µm → ∞',
      'ø ∠ ∥ ∈ ● □ ✓ ⌀',
      'עומס',
      'โหลด',
      'Нагрузка',
      'Φορτίο',
      'trọng tải',
      '荷重は',
      'تتحمل الحمل',
    ])
      expect(settable(one)).toBe(one)
    expect(settable('② 5 ‰ ﬁnish')).toBe('2 5 0/00 finish')
    expect(settable('\uf0b7 dry\u00ad wood\n')).toBe('· dry wood ')
    for (const one of ['하중', '荷载']) expect(settable(one)).toBeUndefined()
  })
})
