import type { Block, DocumentText, PlacedLine } from '#document-text/document-text.ts'

/** Place in a word: a part of its length, from where it begins to be read. */
export interface InWord {
  readonly word: string
  readonly part: number
}

export type Direction = 'right' | 'left' | 'down'

/** Text that is selected: from where to where, and what the selection is then. Its words stand nowhere else. */
interface SelectedText {
  readonly direction: Direction
  readonly from: InWord
  readonly to: InWord
  readonly quote: string
  /** keys that go on from the first word, which two clicks took, to the last one */
  readonly keys: readonly string[]
}

const times = (count: number, key: string): string[] => Array(count).fill(key)

/** Page of the made-up PDF on which all stands, from 0; one of the kinds goes on upon the next page. */
export const SELECTED_PAGE = 2

export const SELECTED_TEXTS = {
  'left to right': {
    direction: 'right',
    from: { word: 'rung', part: 0.6 },
    to: { word: 'middle', part: 0.3 },
    quote: 'rung carries loads in its middle',
    keys: times(5, 'Shift+Control+ArrowRight'),
  },
  'right to left': {
    direction: 'left',
    from: { word: 'أن', part: 0.3 },
    to: { word: 'الحمل', part: 0.6 },
    quote: 'أن تحمل كل درجة الحمل',
    keys: times(4, 'Shift+Control+ArrowLeft'),
  },
  'two columns': {
    direction: 'right',
    from: { word: 'outside', part: 0.4 },
    to: { word: 'second', part: 0.6 },
    quote: 'outside Here the second',
    keys: times(3, 'Shift+Control+ArrowRight'),
  },
  'column of a table': {
    direction: 'right',
    from: { word: 'Duty', part: 0.4 },
    to: { word: 'Welder', part: 0.4 },
    quote: 'Duty | Auditor | Welder',
    keys: times(2, 'Shift+ArrowDown'),
  },
  'text that goes down': {
    direction: 'down',
    from: { word: '標準化の規格', part: 0.7 },
    to: { word: '品質の管理', part: 0.36 },
    quote: '規格 品質',
    keys: ['Home', ...times(4, 'ArrowDown'), ...times(5, 'Shift+ArrowDown')],
  },
  'end of a page': {
    direction: 'right',
    from: { word: 'before', part: 0.4 },
    to: { word: 'after', part: 0.6 },
    quote: 'before it ends and after',
    keys: times(4, 'Shift+Control+ArrowRight'),
  },
} as const satisfies Record<string, SelectedText>

export type TextKind = keyof typeof SELECTED_TEXTS
export const TEXT_KINDS = Object.keys(SELECTED_TEXTS) as TextKind[]

const LINE = 130
const WORD = 380
const STEP = 420

interface Setting {
  readonly page?: number
  readonly top: number
  readonly left?: number
  readonly perLine: number
  readonly isFromRight?: boolean
}

function set(text: string, { page = SELECTED_PAGE, top, left = 600, perLine, isFromRight }: Setting): PlacedLine[] {
  const words = text.split(' ')
  return Array.from({ length: Math.ceil(words.length / perLine) }, (_, row) => {
    const count = Math.min(perLine, words.length - row * perLine)
    const spans = Array.from({ length: count }, (_, at) => {
      const x = left + (isFromRight ? perLine - 1 - at : at) * STEP
      return [x, x + WORD]
    })
    return { page, top: top + row * (LINE + 40), bottom: top + row * (LINE + 40) + LINE, spans: spans.flat() }
  })
}

const paragraph = (text: string, setting: Setting): Block => ({ kind: 'paragraph', clause: -1, text, lines: set(text, setting) })

const LEFT_TO_RIGHT = 'Every rung carries loads in its middle without cracks'
const RIGHT_TO_LEFT = 'يجب أن تحمل كل درجة الحمل في المنتصف'
const COLUMNS = ['Columns stand beside others outside', 'Here the second begins with more']
const CELLS = [
  ['Part', 'Duty', 'Load'],
  ['Flange', 'Auditor', '5kN'],
  ['Web', 'Welder', '7kN'],
]
const DOWN = ['標準化の規格', '品質の管理']
const ENDING = ['Nothing stands before it ends and', 'after that goes further']

/** Text of a PDF with every kind, as it is read from the file. */
export function placedText(): DocumentText {
  const blocks: Block[] = [
    paragraph(LEFT_TO_RIGHT, { top: 500, perLine: 4 }),
    paragraph(RIGHT_TO_LEFT, { top: 1020, perLine: 4, isFromRight: true }),
    ...COLUMNS.map((text, at) => paragraph(text, { top: 1400, perLine: 2, left: 600 + at * 2000 })),
    {
      kind: 'table',
      clause: -1,
      text: '',
      cells: CELLS,
      lines: CELLS.flat().flatMap((cell, at) =>
        set(cell, { left: 600 + (at % 3) * 900, top: 2000 + Math.floor(at / 3) * 200, perLine: 1 }),
      ),
    },
    {
      kind: 'paragraph',
      clause: -1,
      text: DOWN.join(' '),
      lines: [{ page: SELECTED_PAGE, top: 2700, bottom: 3500, spans: [1400, 1530, 1200, 1330] }],
    },
    {
      kind: 'paragraph',
      clause: -1,
      text: ENDING.join(' '),
      lines: [
        ...set(ENDING[0] as string, { top: 7900, perLine: 6 }),
        ...set(ENDING[1] as string, { page: SELECTED_PAGE + 1, top: 500, perLine: 6 }),
      ],
    },
  ]
  return { source: 'pdf', language: '', pages: Array(5).fill({ width: 5953, height: 8419 }), clauses: [], blocks }
}

/** Page with the same texts; where the PDF has the end of a page, it has that of a part. */
export function pageOfTexts(): string {
  const rows = CELLS.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<!doctype html><html lang="en"><body><main>
    <h2 id="s1">Kinds of text</h2>
    <p>${LEFT_TO_RIGHT}</p>
    <p dir="rtl">${RIGHT_TO_LEFT}</p>
    <div style="columns: 2">${COLUMNS.map((text) => `<p style="break-inside: avoid">${text}</p>`).join('')}</div>
    <table>${rows.join('')}</table>
    <p style="writing-mode: vertical-rl; block-size: 6em; inline-size: 12em">${DOWN.join(' ')}</p>
    <section><p>${ENDING[0]}</p></section><section><p>${ENDING[1]}</p></section>
  </main></body></html>`
}
