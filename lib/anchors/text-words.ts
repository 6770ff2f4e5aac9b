import type { WordRange } from '#contract/documents/place.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { wordsOf } from '#document-text/words.ts'
import { lettersOf } from './letters-of.ts'
import { partLines } from './part-lines.ts'
import { cellsOfTable, type TableCell } from './table-cells.ts'

interface ClauseStart {
  readonly id: string
  /** its first word */
  readonly word: number
}

/** Places of words that follow each other in a line. */
export interface WordLine {
  readonly page: number
  readonly top: number
  readonly bottom: number
  readonly first: number
  /** left and right of each word in turn */
  readonly spans: readonly number[]
}

/** Words of a text, ready to be searched for places: read once, for all places of a document. */
export interface TextWords {
  readonly words: readonly string[]
  readonly clauses: readonly ClauseStart[]
  /** in reading order; none without pages */
  readonly lines: readonly WordLine[]
  /** cells of tables that have words, in reading order */
  readonly cells: readonly TableCell[]
  /** first words of blocks, ascending */
  readonly blocks: readonly number[]
  readonly pages: number
  /** keys of all words, joined */
  readonly stream: string
  /** offset at which the key of each word begins, and the end of the last */
  readonly starts: Uint32Array
}

type Gathered = Pick<TextWords, 'words'> & Partial<Pick<TextWords, 'clauses' | 'lines' | 'cells' | 'blocks' | 'pages'>>

export function gatherWords({ words, clauses = [], lines = [], cells = [], blocks = [], pages = 0 }: Gathered): TextWords {
  const keys = words.map(lettersOf)
  const starts = new Uint32Array(words.length + 1)
  for (let at = 0; at < keys.length; at++) starts[at + 1] = (starts[at] as number) + (keys[at] as string).length
  return { words, clauses, lines, cells, blocks, pages, stream: keys.join(''), starts }
}

/** Blocks whose number or label is printed before their words, in every rendition. */
const LABELLED: ReadonlySet<Block['kind']> = new Set(['note', 'example', 'caption', 'footnote'])

/** Lists the words that are printed before those of a block. */
export function labelWords({ kind, clause, label }: Block, clauses: DocumentText['clauses']): string[] {
  const printed = kind === 'heading' ? clauses[clause]?.number : LABELLED.has(kind) && label
  return printed ? wordsOf({ text: printed }) : []
}

/** Lists the words of a text as it is printed: with the numbers of headings, and the labels of notes and captions. */
export function wordsOfText({ blocks, clauses, pages }: DocumentText): TextWords {
  const words: string[] = []
  const starts: ClauseStart[] = []
  const lines: WordLine[] = []
  const cells: TableCell[] = []
  const firsts: number[] = []
  let clause = -1
  for (const [at, block] of blocks.entries()) {
    if (block.clause !== clause) {
      clause = block.clause
      const id = clauses[clause]?.id
      if (id !== undefined) starts.push({ id, word: words.length })
    }
    firsts.push(words.length)
    words.push(...labelWords(block, clauses))
    let first = words.length
    for (const { page, top, bottom, spans, cut } of block.lines ?? []) {
      lines.push({ page, top, bottom, first, spans })
      first += spans.length / 2 - (cut ? 1 : 0)
    }
    for (const cell of cellsOfTable(block, at, words.length)) cells.push(cell)
    words.push(...wordsOf(block))
  }
  return gatherWords({ words, clauses: starts, lines: partLines(lines), cells, blocks: firsts, pages: pages.length })
}

/** Part of the stream that a range of words is. */
export function streamPartOf(text: Pick<TextWords, 'words' | 'starts'>, range: WordRange): readonly [start: number, end: number] {
  return [offsetIn(text, range.first, range.from), offsetIn(text, range.last, range.to)]
}

function offsetIn({ words, starts }: Pick<TextWords, 'words' | 'starts'>, at: number, character: number): number {
  const word = words[at] ?? ''
  if (character >= word.length) return starts[at + 1] ?? 0
  return (starts[at] ?? 0) + (character > 0 ? lettersOf(word.slice(0, character)).length : 0)
}

/** Finds the clause of a word. */
export function clauseAt({ clauses }: Pick<TextWords, 'clauses'>, word: number): ClauseStart | undefined {
  return clauses[lastAtMost(clauses.length, (at) => (clauses[at] as ClauseStart).word <= word)]
}

/** Finds the word with this offset of the stream: the last that begins there or before, and has a key. */
export function wordAt({ words, starts }: Pick<TextWords, 'words' | 'starts'>, offset: number): number {
  return lastAtMost(words.length, (at) => (starts[at] as number) <= offset)
}

/** Finds the last of ordered members that meets a condition; -1 if none does. */
export function lastAtMost(length: number, meets: (at: number) => boolean): number {
  let low = -1
  for (let high = length - 1; low < high; ) {
    const middle = (low + high + 1) >> 1
    if (meets(middle)) low = middle
    else high = middle - 1
  }
  return low
}
