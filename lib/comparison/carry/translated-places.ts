import { findPlace } from '#anchors/find-place.ts'
import { placeAt, placeOfCells } from '#anchors/make-place.ts'
import type { CellBlock } from '#anchors/table-cells.ts'
import { labelWords, lastAtMost, type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { CarryRule } from '#contract/points/carry-rules.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { wordsOf } from '#document-text/words.ts'
import { labelKey, pairClauseNumbers } from './pair-clause-numbers.ts'

/** A place of a text in its translation: the same paragraph or cell of the same clause or table, else its heading. */
export interface TranslatedPlace {
  readonly place: TextPlace
  /** the rule that decided */
  readonly because: CarryRule
  /** words of both */
  readonly older: string
  readonly newer: string
  /** index of the clause of the translation */
  readonly clause: number
}

interface Side {
  readonly text: DocumentText
  readonly words: TextWords
  /** per block, its first printed word, and the end of all */
  readonly starts: readonly number[]
}

function sideOf(text: DocumentText): Side {
  const starts = [0]
  for (const block of text.blocks)
    starts.push((starts.at(-1) as number) + labelWords(block, text.clauses).length + wordsOf(block).length)
  return { text, words: wordsOfText(text), starts }
}

/**
 * Carries places of a text over to its translation. The rules, of which the first that applies decides:
 *
 * 1. `cell`: a place in a table is the same cell of the table that stands for it, where both have the same rows and columns; so are
 *    the cells of a column.
 * 2. `heading`: in another table it is the first row with any words.
 * 3. `block`: elsewhere it is the same paragraph of the clause of its number, where both have as many.
 * 4. `heading`: in a clause with other paragraphs it is the heading; so it is that of the clause above, where the clause is missing.
 *
 * Undefined where the translation has neither.
 */
export function translatePlaces(
  text: DocumentText,
  translation: DocumentText,
  places: readonly TextPlace[],
): (TranslatedPlace | undefined)[] {
  const [from, to] = [sideOf(text), sideOf(translation)]
  const clauses = pairClauseNumbers(text.clauses, translation.clauses)
  return places.map((place) => {
    const { range: { first } = {}, cells } = findPlace(from.words, place) ?? {}
    if (first === undefined) return undefined
    const block = lastAtMost(text.blocks.length, (at) => (from.starts[at] as number) <= first)
    const pair = { from, to, clauses }
    const found = wordsFor(block, first, pair)
    if (!found) return undefined
    const [start, end] = found.words
    const column = cells && found.because === 'cell' ? columnFor(block, cells, pair) : undefined
    const carried = column ?? placeAt(to.words, { first: start, from: 0, last: end - 1, to: lengthAt(to, end - 1) })
    if (!carried) return undefined
    const at = lastAtMost(translation.blocks.length, (one) => (to.starts[one] as number) <= start)
    return {
      place: carried,
      because: found.because,
      older: place.quote?.exact ?? '',
      newer: carried.quote?.exact ?? '',
      clause: translation.blocks[at]?.clause ?? -1,
    }
  })
}

const lengthAt = ({ words: { words } }: Side, at: number) => words[at]?.length ?? 0

interface Pair {
  readonly from: Side
  readonly to: Side
  /** clauses of the translation, by those of the text */
  readonly clauses: readonly number[]
}

type Words = readonly [start: number, end: number]

interface TranslatedWords {
  readonly words: Words
  readonly because: CarryRule
}

const ruledBy = (because: CarryRule, words: Words | undefined): TranslatedWords | undefined => words && { words, because }

/** Printed words of the translation for one of the text. */
function wordsFor(block: number, word: number, pair: Pair): TranslatedWords | undefined {
  const { from, to, clauses } = pair
  const own = from.text.blocks[block]
  if (!own) return undefined
  const table = own.cells && tableFor(block, pair)
  if (table !== undefined && table >= 0)
    return ruledBy('cell', cellFor([block, table], word, pair)) ?? ruledBy('heading', headRow(table, to))
  const clause = own.clause < 0 ? -1 : (clauses[own.clause] ?? -1)
  if (own.clause >= 0 && clause < 0) return ruledBy('heading', headingAbove(own.clause, pair))
  const [mine, others] = [equalsOf(from, own.clause, own), equalsOf(to, clause, own)]
  const other = mine.length === others.length ? others[mine.indexOf(block)] : undefined
  return other === undefined ? ruledBy('heading', headingOf(clause, to)) : ruledBy('block', wordsOfBlock(other, to))
}

/** Blocks of a kind in a clause. */
const equalsOf = ({ text: { blocks } }: Side, clause: number, { kind }: Block): number[] =>
  blocks.flatMap((one, at) => (one.clause === clause && one.kind === kind ? [at] : []))

const wordsOfBlock = (block: number, { starts }: Side): Words | undefined => {
  const [start, end] = [starts[block] as number, starts[block + 1] as number]
  return end > start ? [start, end] : undefined
}

function headingOf(clause: number, side: Side): Words | undefined {
  const block = clause < 0 ? -1 : side.text.blocks.findIndex((one) => one.clause === clause && one.kind === 'heading')
  return block < 0 ? undefined : wordsOfBlock(block, side)
}

/** The heading of the clause around one that the translation does not have. */
function headingAbove(clause: number, { from, to, clauses }: Pair): Words | undefined {
  let level = from.text.clauses[clause]?.level ?? 1
  for (let above = clause - 1; above >= 0 && level > 1; above--) {
    const one = from.text.clauses[above]
    if (!one || one.level >= level) continue
    if ((clauses[above] ?? -1) >= 0) return headingOf(clauses[above] as number, to)
    level = one.level
  }
  return undefined
}

/** The table of the translation with the same number, else the one at the same place among those of its clause; -1 for none. */
function tableFor(block: number, { from, to, clauses }: Pair): number {
  const number = numberOfTable(block, from)
  const numbered = number === '' ? [] : tablesOf(to).filter((one) => numberOfTable(one, to) === number)
  if (numbered.length === 1) return numbered[0] as number
  const own = from.text.blocks[block] as Block
  const [mine, others] = [equalsOf(from, own.clause, own), equalsOf(to, clauses[own.clause] ?? -1, own)]
  return (mine.length === others.length ? others[mine.indexOf(block)] : undefined) ?? -1
}

const tablesOf = ({ text: { blocks } }: Side): number[] => blocks.flatMap(({ cells }, at) => (cells ? [at] : []))

/** Number in the caption before a table, or after it. */
function numberOfTable(table: number, { text: { blocks } }: Side): string {
  const caption = [blocks[table - 1], blocks[table + 1]].find((one) => one?.kind === 'caption' && labelKey(one.label) !== '')
  return labelKey(caption?.label)
}

/** The words of the cell of a word, where both tables have the same rows and columns. */
function cellFor([table, other]: readonly [number, number], word: number, { from, to }: Pair): Words | undefined {
  const [own, theirs] = [cellsOf(table, from), cellsOf(other, to)]
  const sizeOf = (block: number, { text }: Side) => text.blocks[block]?.cells?.map(({ length }) => length).join(' ')
  if (sizeOf(table, from) !== sizeOf(other, to)) return undefined
  const cell = theirs[own.findIndex(([start, end]) => start <= word && word < end)]
  return cell && cell[1] > cell[0] ? cell : undefined
}

/** The cells of a column in the table of the same rows and columns. */
function columnFor(block: number, cells: CellBlock, pair: Pair): TextPlace | undefined {
  const { words } = pair.to
  const table = tableFor(block, pair)
  const own = words.cells.filter((cell) => cell.table === table)
  const column = cells.flatMap(({ row, column }) => own.filter((cell) => cell.row === row && cell.column === column))
  return column.length === cells.length ? placeOfCells(words, column) : undefined
}

/** The words of the first row of a table; those of all of it where that row has none. */
function headRow(table: number, side: Side): Words | undefined {
  const [columns = 1] = side.text.blocks[table]?.cells?.map(({ length }) => length) ?? []
  const row = cellsOf(table, side)
    .slice(0, columns)
    .filter(([start, end]) => end > start)
  const [first, last] = [row[0], row.at(-1)]
  return first && last ? [first[0], last[1]] : wordsOfBlock(table, side)
}

function cellsOf(table: number, { text, starts }: Side): Words[] {
  const block = text.blocks[table] as Block
  let start = (starts[table] as number) + labelWords(block, text.clauses).length
  return (block.cells ?? []).flat().map((cell) => {
    const end = start + wordsOf({ text: cell }).length
    const words: Words = [start, end]
    start = end
    return words
  })
}
