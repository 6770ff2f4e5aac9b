import { describe, expect, it } from '@jest/globals'
import { type Cell, recentRows, rowsOf, stepTo } from './suggest-rows.ts'

const edition = (number: number) => ({ designationNo: `X ${number}`, contentCode: `X|${number}` })
const entry = (contentCode: string, editions: number) => ({
  contentCode,
  designationNo: contentCode,
  documentTitle: 'Title',
  designationNoList: [
    { designationNo: contentCode, contentCode },
    ...Array.from({ length: editions - 1 }, (_, number) => edition(number)),
  ],
  showMore: editions > 5,
})
const group = (publisherCode: string, contentList: ReturnType<typeof entry>[], showMoreResults = false) => ({
  publisherName: publisherCode,
  publisherCode,
  showMoreResults,
  contentList,
})
const kinds = (rows: Cell[][]) => rows.map((row) => row.map(({ kind }) => kind[0]).join(''))

describe('the rows of suggestions', () => {
  it('show four other editions of many, five of five, and none beside a single one', () => {
    const rows = (count: number) => kinds(rowsOf([group('A', [entry('a', count)])], new Set()))
    expect(rows(1)).toEqual(['d'])
    expect(rows(5)).toEqual(['deeee'])
    expect(rows(6)).toEqual(['deeeee'])
    expect(rows(7)).toEqual(['deeeet'])
    expect(kinds(rowsOf([group('A', [entry('a', 7)])], new Set(['A|a'])))).toEqual(['deeeeeet'])
  })

  it('end with the way to more of a publisher that has more', () => {
    expect(kinds(rowsOf([group('A', [entry('a', 1)], true), group('B', [entry('b', 1)])], new Set()))).toEqual(['d', 'm', 'd'])
  })
})

describe('a key in the suggestions', () => {
  const rows = rowsOf([group('A', [entry('a', 6), entry('b', 1)], true)], new Set())
  const [first, second, last] = rows.map((row) => row[0]) as [Cell, Cell, Cell]
  const edge = rows[0] as Cell[]
  const step = (active: Cell | undefined, key: string, rightToLeft = false) => stepTo(rows, active?.key, key, rightToLeft)

  it('goes down and up through the rows, and past either end to the text', () => {
    expect(step(undefined, 'ArrowDown')).toBe(first)
    expect(step(first, 'ArrowDown')).toBe(second)
    expect(step(last, 'ArrowDown')).toBeUndefined()
    expect(step(undefined, 'ArrowUp')).toBe(last)
    expect(step(first, 'ArrowUp')).toBeUndefined()
    expect(step(edge[2], 'ArrowDown')).toBe(second)
  })

  it('goes to the editions of a row as the eyes do, in either direction of writing', () => {
    expect(step(first, 'ArrowRight')).toBe(edge[1])
    expect(step(edge[1], 'ArrowLeft')).toBe(first)
    expect(step(first, 'ArrowLeft', true)).toBe(edge[1])
    expect(step(edge.at(-1), 'ArrowRight')).toBe(edge.at(-1))
  })

  it('belongs to the text as long as nothing is gone to', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'a']) expect(step(undefined, key)).toBeNull()
    expect(step(second, 'Home')).toBe(first)
    expect(step(first, 'End')).toBe(last)
    expect(step(first, 'Tab')).toBeNull()
  })
})

it('an empty box has a row for each search and document of before, and one that clears them', () => {
  const documents = [{ contentCode: 'X|1', designationNo: 'X 1', documentTitle: '' }]
  expect(kinds(recentRows({ searches: ['steel'], documents }))).toEqual(['s', 'd', 'c'])
  expect(recentRows({ searches: [], documents: [] })).toEqual([])
})
