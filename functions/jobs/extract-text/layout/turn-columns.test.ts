import { expect, it } from '@jest/globals'
import { linesOfPage } from './lines-of-page.ts'
import type { PageWord } from './page-word.ts'

const SIZE = 100
const COLUMNS = ['この規格は踏ざんについて', '規定する。', '荷重は三秒間保つ。']
const word = (text: string, left: number, top: number, width: number, height: number): PageWord => ({
  text,
  left,
  top,
  right: left + width,
  bottom: top + height,
  size: SIZE,
  bold: false,
  fixed: false,
  turn: 0,
})
const read = (words: readonly PageWord[]) => linesOfPage({ width: 5950, height: 8420, words }).lines.map(({ text }) => text)

it('columns of whole words are read from the right', () => {
  const words = COLUMNS.map((text, at) => word(text, 4000 - at * 200, 800, SIZE, text.length * SIZE))
  expect(read(words.toReversed())).toEqual(COLUMNS)
})

it('columns whose letters are drawn alone are words again', () => {
  const words = COLUMNS.flatMap((text, at) =>
    [...text].map((letter, place) => word(letter, 4000 - at * 200, 800 + place * SIZE, SIZE, SIZE)),
  )
  expect(read(words)).toEqual(COLUMNS)
})

it('lines are no columns, whether their letters are drawn alone or not', () => {
  const whole = COLUMNS.map((text, at) => word(text, 800, 800 + at * 200, text.length * SIZE, SIZE))
  expect(read(whole)).toEqual(COLUMNS)
  const latin = ['il', 'fi', 'no'].map((text, at) => word(text, 800, 800 + at * 100, 30, 100))
  expect(read(latin)).toEqual(['il', 'fi', 'no'])
})
