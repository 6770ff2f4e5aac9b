import type { ComparedBlock, ComparedClause, ComparedText } from '#comparison/compared-text.ts'

/** Numbers that repeat from run to run, below a limit. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

type Numbers = ReturnType<typeof numbersFrom>

const VOCABULARY = 8000
const WORDS_A_SENTENCE = 20

/** Few words are frequent and most are rare, as in any text. */
const anyWord = (next: Numbers) => `w${Math.floor(VOCABULARY ** (next(1_000_000) / 1_000_000))}`

export const sentence = (next: Numbers, words = WORDS_A_SENTENCE): string =>
  `${Array.from({ length: words }, () => anyWord(next)).join(' ')}.`

interface TextSize {
  readonly clauses: number
  readonly paragraphs: number
  readonly sentences: number
}

/** Text of clauses with paragraphs, a table in every fifth clause. */
export function inventText(next: Numbers, { clauses, paragraphs, sentences }: TextSize): ComparedText {
  const listed: ComparedClause[] = []
  const blocks: ComparedBlock[] = []
  for (let clause = 0; clause < clauses; clause++) {
    const title = sentence(next, 4)
    listed.push({ id: `${clause}`, number: `${clause + 1}`, title, level: 1 })
    blocks.push({ kind: 'heading', clause, text: title })
    for (let at = 0; at < paragraphs; at++)
      blocks.push({ kind: 'paragraph', clause, text: Array.from({ length: sentences }, () => sentence(next)).join(' ') })
    if (clause % 5 === 0) blocks.push({ kind: 'table', clause, text: '', cells: inventCells(next) })
  }
  return { clauses: listed, blocks }
}

const inventCells = (next: Numbers) =>
  Array.from({ length: 4 }, (_, row) => Array.from({ length: 3 }, (_, column) => `${sentence(next, 2)} ${row}${column} mm`))

/** Replaces one word of each `every` by another. */
export function changeWords({ clauses, blocks }: ComparedText, next: Numbers, every: number): ComparedText {
  const change = (text: string) =>
    text
      .split(' ')
      .map((word) => (next(every) === 0 ? anyWord(next) : word))
      .join(' ')
  return { clauses, blocks: blocks.map((block) => (block.kind === 'paragraph' ? { ...block, text: change(block.text) } : block)) }
}
