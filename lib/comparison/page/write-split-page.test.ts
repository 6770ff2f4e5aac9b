import { describe, expect, it } from '@jest/globals'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { changeKeysOf } from '../result/change-keys.ts'
import { compareDocuments, resultOf } from '../result/make-result.ts'
import { writeComparedPage } from './write-page.ts'
import { writeSplitPage } from './write-split-page.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', clause: 0, text })
const textOf = (blocks: readonly Block[], source: DocumentText['source'] = 'html'): DocumentText => ({
  source,
  language: 'en',
  pages: [],
  clauses: [{ id: 'c', number: '4', title: 'Loads', level: 1, nature: 'normative' }],
  blocks: [{ kind: 'heading', clause: 0, text: 'Loads' }, ...blocks],
})
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const SAME = NUMBERS.map((number) => paragraph(`Paragraph ${number} says what it said of the rung ${number}.`))
const table = (load: string, ...more: string[][]): Block => ({
  kind: 'table',
  clause: 0,
  text: '',
  cells: [['Class', 'Load'], ['2', load], ...more],
})
const older = textOf([
  ...SAME,
  paragraph('A rung shall carry 100 N.'),
  table('5 kN'),
  paragraph('Gone entirely are these words.'),
])
const newer = textOf([...SAME, paragraph('A rung shall carry 150 N.'), table('6 kN', ['3', '<b>9']), paragraph('Last < first.')])

describe('both texts beside each other', () => {
  const compared = compareDocuments(older, newer)
  const page = writeSplitPage(compared)

  it('each side has its own words, and marks those that it alone has', () => {
    expect(page).toContain(
      '<p>A rung shall carry <del>100 N</del>.</p></div><div class="side"><p>A rung shall carry <ins>150 N</ins>.</p>',
    )
    expect(page).toContain('<td><del>5 kN</del></td>')
    expect(page).toMatch(/<td id="change-\d+"><ins>6 kN<\/ins><\/td>/)
    expect(page).toContain('<ins>&lt;b&gt;9</ins>')
  })

  it('what did not change stands beside itself, headings too, where blocks before it came or went', () => {
    const [a, b] = [paragraph('Only the first text says this of its ladders.'), paragraph('A second one has these other words.')]
    const late = writeSplitPage(compareDocuments(older, { ...newer, blocks: [b, a, ...newer.blocks] }))
    for (const text of ['Loads', 'Paragraph two says what it said of the rung two.'])
      expect(late).toMatch(new RegExp(`<(\\w+)>(<b>4</b> )?${text}</\\1></div><div class="side"><\\1>(<b>4</b> )?${text}</\\1>`))
  })

  it('every change has its place once', () => {
    const ids = [...page.matchAll(/id="change-(\d+)"/g)].map(([, number]) => Number(number))
    expect(ids.toSorted((a, b) => a - b)).toEqual(compared.changes.map((_, number) => number))
  })

  it('parts without a change are folded, in one text too, and say how many they are; what stands beside a change is not', () => {
    for (const written of [page, writeComparedPage(compared)]) {
      const [, count, folded = ''] = /<details class="unchanged" data-count="(\d+)">([\s\S]*?)<\/details>/.exec(written) ?? []
      expect(count).toBe('11')
      expect(folded).toContain('rung ten')
      expect(folded).not.toContain('rung eleven')
      expect(folded).not.toContain('change-')
    }
  })
})

describe('the key of a change', () => {
  const keysOf = (a: DocumentText, b: DocumentText) => changeKeysOf(resultOf(compareDocuments(a, b)))

  it('is the same after changes elsewhere, and in another format of the texts', () => {
    const [a, b] = [paragraph('A rung shall carry 100 N.'), paragraph('A rung shall carry 150 N.')]
    const [key = ''] = keysOf(textOf([a]), textOf([b]))
    expect(keysOf(textOf([...SAME, a]), textOf([paragraph('Entirely new words came first here.'), ...SAME, b]))).toContain(key)
    expect(keysOf(textOf([a], 'sts'), textOf([b], 'pdf'))).toEqual([key])
    expect(keysOf(textOf([b]), textOf([a]))).not.toContain(key)
  })

  it('is another one for each of equal changes', () => {
    const cell = (load: string) => table(load, ['2', load])
    const keys = keysOf(textOf([cell('5')]), textOf([cell('6')]))
    expect(keys.length).toBe(2)
    expect(new Set(keys).size).toBe(2)
  })
})
