import { describe, expect, it } from '@jest/globals'
import { markWords } from './mark-words.ts'

const written = (older: string, newer: string) =>
  markWords(older, newer)
    .map(({ is, text }) => ({ same: text, new: `[+${text}]`, gone: `[-${text}]` })[is])
    .join('')

describe('two short texts', () => {
  it.each([
    ['We use table 3, not 4.', 'We use table 5, not 4.', 'We use table [-3][+5], not 4.'],
    ['Load of 100 N', 'Load of 150 N for a minute', 'Load of [-100 N][+150 N for a minute]'],
    ['Ask Sana first', 'Ask first', 'Ask [-Sana] first'],
    ['', 'New', '[+New]'],
    ['Gone', '', '[-Gone]'],
    ['the same', 'the same', 'the same'],
    ['the “same”', 'the "same"', 'the "same"'],
    ['يُستعمل الجدول 3', 'يُستعمل الجدول 4', 'يُستعمل الجدول [-3][+4]'],
    ['表3を使う', '表4を使う', '表[-3][+4]を使う'],
  ])('%j and %j differ in their words', (older, newer, marked) => {
    expect(written(older, newer)).toBe(marked)
  })

  it('have all of their own words in their parts', () => {
    const [older, newer] = ['a b c d e f', 'f a x c d y']
    const words = (...kinds: string[]) =>
      markWords(older, newer)
        .filter(({ is }) => kinds.includes(is))
        .flatMap(({ text }) => text.split(/\s+/))
        .filter(Boolean)
    expect(words('same', 'gone').sort()).toEqual(older.split(' ').sort())
    expect(words('same', 'new')).toEqual(newer.split(' '))
  })
})
