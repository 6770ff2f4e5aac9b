import { describe, expect, it } from '@jest/globals'
import type { Block, DocumentText, PlacedLine } from '#document-text/document-text.ts'
import { findPlace } from '../find-place.ts'
import { makePlace } from '../make-place.ts'
import { type TextWords, wordsOfText } from '../text-words.ts'
import { isUnspaced } from '../whole-words.ts'
import { nearestCaret } from './nearest-caret.ts'
import type { Caret, SelectableText } from './selectable-text.ts'
import {
  areasOfSelection,
  blockOf,
  isBackward,
  placeOfSelection,
  quoteOf,
  type SelectedWords,
  wholeEnds,
  wordsBetween,
  wordsOfCarets,
} from './selected-words.ts'
import { type CaretStep, type NoStep, type StepDirection, stepCaret } from './step-caret.ts'

const HEIGHT = 120
const WIDTH = 100
const STEP = 110

interface Setting {
  readonly page?: number
  readonly top?: number
  readonly left?: number
  readonly perLine?: number
  readonly fromRight?: boolean
}

/** Sets words in lines, each 100 wide; from the right the first word stands at the right. */
function set(text: string, { page = 0, top = 0, left = 0, perLine = 4, fromRight = false }: Setting = {}): PlacedLine[] {
  const words = text.split(' ')
  return Array.from({ length: Math.ceil(words.length / perLine) }, (_, row) => {
    const count = Math.min(perLine, words.length - row * perLine)
    const spans = Array.from({ length: count }, (_, at) => {
      const x = left + (fromRight ? (perLine - 1 - at) * STEP : at * STEP)
      return [x, x + WIDTH]
    }).flat()
    return { page, top: top + row * 150, bottom: top + row * 150 + HEIGHT, spans }
  })
}

const paragraph = (text: string, setting?: Setting): Block => ({ kind: 'paragraph', clause: -1, text, lines: set(text, setting) })

function textOf(blocks: readonly Block[], pages = 2): SelectableText & TextWords {
  const document: DocumentText = {
    source: 'pdf',
    language: '',
    pages: Array(pages).fill({ width: 5950, height: 8420 }),
    clauses: [{ id: 'scope', number: '1', title: 'Scope of it', level: 1, nature: 'normative' }],
    blocks,
  }
  const words = wordsOfText(document)
  return { ...words, count: words.words.length }
}

const ENGLISH = textOf([
  paragraph('Each rung shall carry the load in the middle without any crack.'),
  { kind: 'heading', clause: 0, text: 'Scope of it', lines: set('Scope of it', { top: 600 }) },
  paragraph('This part goes on', { top: 750 }),
])
const ARABIC = textOf([paragraph('يجب أن تحمل كل درجة الحمل في المنتصف دون أي تشقق هنا', { fromRight: true })])
const MIXED = textOf([
  {
    kind: 'paragraph',
    clause: -1,
    text: 'وفق ISO 9001 اليوم',
    // The two Latin words stand from left to right amid words that go from right to left.
    lines: [{ page: 0, top: 0, bottom: HEIGHT, spans: [330, 430, 110, 210, 220, 320, 0, 100] }],
  },
])
const COLUMNS = textOf([
  paragraph('left one left two left three left four', { perLine: 2 }),
  paragraph('right one right two right three right four', { perLine: 2, left: 1000 }),
])
const TABLE = textOf([
  paragraph('Before the table stands'),
  {
    kind: 'table',
    clause: -1,
    text: '',
    cells: [
      ['Part', 'Duty', 'Load'],
      ['Lower flange', 'Auditor', '5 kN'],
      ['Upper flange', 'Welder', '7 kN'],
    ],
    lines: ['Part', 'Duty', 'Load', 'Lower flange', 'Auditor', '5 kN', 'Upper flange', 'Welder', '7 kN'].flatMap((cell, at) =>
      set(cell, { left: (at % 3) * 400, top: 300 + Math.floor(at / 3) * 150 }),
    ),
  },
  paragraph('After the table stands', { top: 900 }),
])
const BREAK = textOf([
  {
    kind: 'paragraph',
    clause: -1,
    text: 'over the end of a page goes this sentence',
    lines: [...set('over the end of', { top: 8000 }), ...set('a page goes this sentence', { page: 1, top: 300, perLine: 5 })],
  },
])
const VERTICAL = textOf([
  {
    kind: 'paragraph',
    clause: -1,
    text: '標準化の規格 品質の管理',
    lines: [{ page: 0, top: 0, bottom: 600, spans: [300, 400, 100, 200] }],
  },
])

const at = (text: SelectableText, x: number, y: number, page = 0) => nearestCaret(text, page, { x, y }) as Caret
/** Selects by a drag from one point to another. */
function drag(text: SelectableText, from: readonly number[], to: readonly number[]): SelectedWords {
  const [anchor, focus] = [from, to].map(([x = 0, y = 0, page = 0]) => at(text, x, y, page)) as [Caret, Caret]
  return wordsBetween(text, { anchor, focus })
}
/** Tells the words under areas: those whose middle lies in one of them. */
function marked(text: SelectableText, selected: SelectedWords): string {
  const areas = areasOfSelection(text, selected)
  const words = text.lines.flatMap(({ page, top, bottom, first, spans }) =>
    Array.from({ length: spans.length / 2 }, (_, at) => {
      const x = ((spans[at * 2] as number) + (spans[at * 2 + 1] as number)) / 2
      const y = (top + bottom) / 2
      const isIn = areas.some((one) => one.page === page && one.left <= x && x <= one.right && one.top <= y && y <= one.bottom)
      return isIn ? (text.words[first + at] as string) : ''
    }),
  )
  return words.filter(Boolean).join(' ')
}
/** Quote of a selection, which its mark covers and the server keeps. */
function outcome(text: SelectableText & TextWords, selected: SelectedWords) {
  const quote = quoteOf(text, selected)
  const sent = placeOfSelection(text, selected, 'file')
  const place = sent && makePlace(text, sent, 'file')
  if (!isUnspaced(quote)) expect(marked(text, selected)).toBe(quote.replaceAll(' | ', ' '))
  expect(place?.quote?.exact).toBe(quote)
  expect(place?.areas).toEqual(areasOfSelection(text, selected))
  expect(place && findPlace(text, place, 'file')?.areas).toEqual(place?.areas)
  return quote
}

describe('a drag selects the words that it went over, which the mark covers and the server keeps', () => {
  it('from left to right, from any spot of a word to any other, also backward', () => {
    for (const [x, to] of [
      [111, 99],
      [160, 50],
      [209, 1],
    ] as const) {
      expect(outcome(ENGLISH, drag(ENGLISH, [x, 60], [to, 210]))).toBe('rung shall carry the')
      expect(outcome(ENGLISH, drag(ENGLISH, [to, 210], [x, 60]))).toBe('rung shall carry the')
    }
  })

  it('from right to left, in the order in which they are read', () => {
    for (const [x, to] of [
      [319, 221],
      [270, 270],
      [221, 319],
    ] as const)
      expect(outcome(ARABIC, drag(ARABIC, [x, 60], [to, 210]))).toBe('أن تحمل كل درجة الحمل')
  })

  it('amid words of the other direction, without what stands between them on the page', () => {
    const selected = drag(MIXED, [380, 60], [160, 60])
    expect(outcome(MIXED, selected)).toBe('وفق ISO')
    expect(areasOfSelection(MIXED, selected)).toHaveLength(2)
  })

  it('in one of two columns, and from the first into the second', () => {
    expect(outcome(COLUMNS, drag(COLUMNS, [50, 60], [150, 210]))).toBe('left one left two')
    expect(outcome(COLUMNS, drag(COLUMNS, [150, 510], [1050, 60]))).toBe('four right')
  })

  it('over a page break, without running lines', () => {
    expect(outcome(BREAK, drag(BREAK, [160, 8060], [160, 360, 1]))).toBe('the end of a page')
  })

  it('characters of a script without spaces, which go down', () => {
    expect(outcome(VERTICAL, drag(VERTICAL, [350, 110], [350, 290]))).toBe('準化')
    const [area] = areasOfSelection(VERTICAL, drag(VERTICAL, [350, 110], [350, 290]))
    expect(area).toEqual({ page: 0, left: 300, right: 400, top: 100, bottom: 300 })
  })

  it('those of the line whose middle is nearest, where letters reach into the next line', () => {
    const close = textOf([paragraph('upper words'), paragraph('lower words', { top: 70 })])
    expect(outcome(close, drag(close, [50, 115], [50, 115]))).toBe('lower')
    expect(outcome(close, drag(close, [50, 75], [50, 75]))).toBe('upper')
  })

  it('the nearest ones, where it begins or ends beside the text', () => {
    expect(outcome(ARABIC, drag(ARABIC, [900, 60], [325, 60]))).toBe('يجب')
    expect(outcome(ENGLISH, drag(ENGLISH, [-50, 60], [2000, 60]))).toBe('Each rung shall carry')
  })
})

describe('in a table', () => {
  it('a drag takes words of a cell, cells beside each other, and a column', () => {
    expect(outcome(TABLE, drag(TABLE, [20, 510], [30, 510]))).toBe('Lower')
    expect(outcome(TABLE, drag(TABLE, [150, 510], [450, 510]))).toBe('Lower flange | Auditor')
    expect(outcome(TABLE, drag(TABLE, [450, 360], [450, 660]))).toBe('Duty | Auditor | Welder')
    expect(outcome(TABLE, drag(TABLE, [850, 660], [450, 510]))).toBe('Auditor | 5 kN | Welder | 7 kN')
  })

  it('equal cells and cells of signs alone are those that were selected', () => {
    const cells = ['Duty', '', '2', 'Weld', '✓', '✓', 'Paint', '✓', '✓', 'Audit', '✓', '✓']
    const rows = [0, 3, 6, 9].map((start) => cells.slice(start, start + 3))
    const lines = cells.flatMap((cell, nth) => (cell ? set(cell, { left: (nth % 3) * 400, top: Math.floor(nth / 3) * 150 }) : []))
    const ticks = textOf([{ kind: 'table', clause: -1, text: '', cells: rows, lines }])
    expect(outcome(ticks, drag(ticks, [450, 210], [450, 510]))).toBe('✓ | ✓ | ✓')
    expect(outcome(ticks, drag(ticks, [450, 360], [850, 510]))).toBe('✓ | ✓ | ✓ | ✓')
    // Its first corner has no words.
    expect(outcome(ticks, drag(ticks, [850, 60], [450, 210]))).toBe('2 | ✓ | ✓')
  })

  it('a drag from before it into it goes on in reading order', () => {
    expect(outcome(TABLE, drag(TABLE, [250, 60], [450, 360]))).toBe('table stands Part | Duty')
  })

  it('a column is found in another text of the same table, and not where its cells are others', () => {
    const place = makePlace(TABLE, placeOfSelection(TABLE, drag(TABLE, [450, 360], [450, 660]), 'file') ?? {}, 'file') ?? {}
    const moved = textOf([paragraph('Another paragraph of words stands here'), ...tableBlocks(['Part', 'Duty', 'Load'])])
    expect(findPlace(moved, place)?.cells?.map(({ first }) => moved.words[first])).toEqual(['Duty', 'Auditor', 'Welder'])
    expect(findPlace(textOf(tableBlocks(['Part', 'Work', 'Load'])), place)?.cells).toBeUndefined()
  })

  it('three clicks take a cell, and a paragraph beside it', () => {
    const taken = (word: number) => quoteOf(TABLE, wordsBetween(TABLE, blockOf(TABLE, word)))
    expect(taken(TABLE.words.indexOf('flange'))).toBe('Lower flange')
    expect(taken(1)).toBe('Before the table stands')
  })
})

function tableBlocks(head: readonly string[]): Block[] {
  return [
    {
      kind: 'table',
      clause: -1,
      text: '',
      cells: [head, ['Lower flange', 'Auditor', '5 kN'], ['Upper flange', 'Welder', '7 kN']],
    },
  ]
}

/** Steps of a caret, as the characters before which it stands, or why it stays. */
function walk(text: SelectableText, from: Caret, steps: readonly (readonly [CaretStep, StepDirection])[]): string[] {
  let caret = from
  return steps.map(([step, to]) => {
    const next: Caret | NoStep = stepCaret(text, caret, step, to)
    if (typeof next === 'string') return next
    caret = next
    const word = text.words[caret.word] as string
    return `${word.slice(0, caret.offset)}^${word.slice(caret.offset)}`
  })
}

describe('a caret', () => {
  it('goes by characters, words, lines and clauses, and stops at the ends of the text', () => {
    expect(
      walk(ENGLISH, { word: 0, offset: 0 }, [
        ['character', -1],
        ['character', 1],
        ['word', 1],
        ['character', 1],
        ['line', 1],
        ['edge', 1],
        ['edge', -1],
        ['clause', 1],
        ['character', 1],
        ['clause', -1],
        ['clause', -1],
        ['whole', 1],
        ['word', 1],
        ['line', 1],
      ]),
    ).toEqual(['end', 'E^ach', 'Each^', '^rung', '^load', 'the^', '^the', '^1', '1^', '^1', 'end', 'on^', 'end', 'end'])
  })

  it('goes along lines that are read from the right, and down a column of cells', () => {
    expect(
      walk(ARABIC, { word: 1, offset: 0 }, [
        ['line', 1],
        ['word', 1],
        ['edge', 1],
      ]),
    ).toEqual(['^الحمل', 'الحمل^', 'المنتصف^'])
    const duty = TABLE.words.indexOf('Duty')
    expect(
      walk(TABLE, { word: duty, offset: 0 }, [
        ['line', 1],
        ['line', 1],
        ['line', -1],
      ]),
    ).toEqual(['^Auditor', '^Welder', '^Auditor'])
  })

  it('goes from column to column of a page, and of text that goes down', () => {
    expect(
      walk(COLUMNS, { word: 6, offset: 0 }, [
        ['line', 1],
        ['line', -1],
      ]),
    ).toEqual(['^right', 'four^'])
    expect(
      walk(VERTICAL, { word: 0, offset: 1 }, [
        ['line', 1],
        ['character', 1],
        ['word', 1],
      ]),
    ).toEqual(['品^質の管理', '品質^の管理', '品質の^管理'])
  })

  it('waits for words that are not loaded', () => {
    const words = BREAK.words.slice(0, 4)
    const first: SelectableText = { ...BREAK, words, lines: BREAK.lines.slice(0, 1) }
    expect(
      walk(first, { word: 3, offset: 2 }, [
        ['character', 1],
        ['word', 1],
        ['line', 1],
        ['clause', 1],
        ['whole', 1],
      ]),
    ).toEqual(Array(5).fill('missing'))
  })

  it('selects whole words from where it began, and none where it came back', () => {
    const select = (anchor: Caret, focus: Caret) => wordsOfCarets(ENGLISH, { anchor, focus })
    expect(quoteOf(ENGLISH, select({ word: 1, offset: 0 }, { word: 2, offset: 1 }) as SelectedWords)).toBe('rung shall')
    expect(quoteOf(ENGLISH, select({ word: 3, offset: 0 }, { word: 0, offset: 4 }) as SelectedWords)).toBe('rung shall')
    expect(select({ word: 1, offset: 4 }, { word: 2, offset: 0 })).toBeUndefined()
    const japanese = wordsOfCarets(VERTICAL, { anchor: { word: 0, offset: 1 }, focus: { word: 0, offset: 3 } })
    expect(outcome(VERTICAL, japanese as SelectedWords)).toBe('準化')
  })

  it('goes on from the outer edges of what a pointer selected, forward and backward', () => {
    const goOn = (from: readonly number[], to: readonly number[], step: StepDirection) => {
      const [anchor, focus] = [from, to].map(([x = 0, y = 0]) => at(ENGLISH, x, y)) as [Caret, Caret]
      const ends = wholeEnds(wordsBetween(ENGLISH, { anchor, focus }), isBackward({ anchor, focus }))
      const next = ends && stepCaret(ENGLISH, ends.focus, 'word', step)
      return (
        typeof next === 'object' && quoteOf(ENGLISH, wordsOfCarets(ENGLISH, { ...ends, focus: next } as never) as SelectedWords)
      )
    }
    expect(goOn([208, 60], [208, 60], 1)).toBe('rung shall')
    expect(goOn([270, 60], [160, 60], -1)).toBe('Each rung shall')
  })
})
