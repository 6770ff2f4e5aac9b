import { expect, it } from '@jest/globals'
import { linesOfPage } from './lines-of-page.ts'
import type { PageWord } from './page-word.ts'

const TYPE = { size: 100, bold: false, fixed: false, turn: 0 }

/** Words of a line from a place on, a space apart. */
function line(text: string, left: number, top: number): PageWord[] {
  let at = left
  return text.split(' ').map((word) => {
    const placed = { ...TYPE, text: word, left: at, top, right: at + word.length * 50, bottom: top + 100 }
    at = placed.right + 30
    return placed
  })
}
const textOf = (words: readonly PageWord[]) => linesOfPage({ width: 8000, height: 8420, words }).lines.map(({ text }) => text)
const COLUMN = 'the rung of a ladder is tested in the middle and bends'

it('a page leaves out the numbers of its lines', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ at, top: 1000 + at * 130 }))
  const numbered = rows.flatMap(({ at, top }) => [...line(`${at + 1}`, 400, top), ...line(COLUMN, 600, top)])
  expect(textOf(numbered)).toEqual(rows.map(() => COLUMN))
  const many = Array.from({ length: 30 }, (_, at) => ({ at, top: 1000 + at * 130 }))
  const byFive = many.flatMap(({ at, top }) => [...((at + 1) % 5 ? [] : line(`${at + 1}`, 400, top)), ...line(COLUMN, 600, top)])
  expect(textOf(byFive)).toEqual(many.map(() => COLUMN))
})

it('a page keeps the numbers of a list whose items are a line each', () => {
  const items = Array.from({ length: 12 }, (_, at) => [
    ...line(`${at + 1}`, 400, 1000 + at * 130),
    ...line('Rungs of wood', 600, 1000 + at * 130),
  ])
  expect(textOf(items.flat()).join(' ')).toContain('12')
})

it('a page of columns with short headings across is read as its file has it, section after section', () => {
  const section = (name: string, top: number) => [
    ...line(name, 700, top),
    ...[700, 3900].flatMap((left) =>
      Array.from({ length: 6 }, (_, at) => line(`${COLUMN} ${name}`, left, top + 200 + at * 130)).flat(),
    ),
  ]
  const texts = textOf([...section('one', 1000), ...section('two', 2500), ...section('three', 4000)])
  expect(texts.filter((text) => !text.startsWith(COLUMN))).toEqual(['one', 'two', 'three'])
  const sections = texts.map((text) => text.split(' ').at(-1))
  expect(sections).toEqual(['one', 'two', 'three'].flatMap((name) => Array(13).fill(name)))
})
