import type { TextChange, TextEdit } from '#contract/documents/comparison-result.ts'
import type { Comparison } from '../compare-texts.ts'
import type { BlockChange } from '../list-block-changes.ts'
import type { WordEdit, WordSpan } from '../list-edits.ts'
import { coverDataOf } from '../meaning/document-data.ts'
import { judgeChange } from '../meaning/judge-change.ts'
import type { JudgedSide } from '../meaning/judged-side.ts'
import type { Renumbered } from '../meaning/renumbered.ts'
import type { TableChange } from '../table-change.ts'
import { type CellChoice, type ChangeExcerpt, cutExcerpt } from './excerpt.ts'
import { tablePlace } from './place-in-clause.ts'
import type { Side } from './side.ts'

/** Change as readers see it, with the blocks that it is about. */
export interface ListedChange {
  readonly change: TextChange
  readonly blocks: BlockChange
  /** change of a table that it is */
  readonly table?: TableChange
}

type Sides = readonly [older: Side, newer: Side]

/** A label that a text refers to by its name: `table 3`. */
const NAMED_LABEL = /\p{L}{3,}.*\d/u

const judgedSide = ({ text, words }: Side): JudgedSide => ({ text, words, language: text.language })

function renumberedOf([older, newer]: Sides, { clausePairs, blocks }: Comparison): Renumbered {
  const clauses = newer.text.clauses.flatMap(({ number }, index) => {
    const before = older.text.clauses[clausePairs.older[index] as number]?.number
    return before && number && before !== number ? [[before, number] as const] : []
  })
  const labelOf = ({ text }: Side, [block]: readonly number[]) => text.blocks[block ?? -1]?.label?.toLowerCase() ?? ''
  const labels = blocks.flatMap((change) => {
    const [before, after] = [labelOf(older, change.older), labelOf(newer, change.newer)]
    return change.isRelabeled && NAMED_LABEL.test(before) && NAMED_LABEL.test(after) ? [[before, after] as const] : []
  })
  return { clauses: new Map(clauses), labels: new Map(labels) }
}

/** Lists the changes in the order of the newer text; those of a table by its cells, rows and columns. */
export function listChanges(sides: Sides, comparison: Comparison): ListedChange[] {
  const { blocks } = comparison
  const renumbered = renumberedOf(sides, comparison)
  const own = coverDataOf(sides[0].text, sides[1].text)
  const judged = [judgedSide(sides[0]), judgedSide(sides[1])] as const
  return blocks.flatMap((change) => {
    if (change.table.length === 0)
      return [{ change: { ...wholeChange(sides, change), ...judgeChange(change, judged, renumbered, own) }, blocks: change }]
    return change.table.map((table): ListedChange => {
      const judgement = judgeChange({ ...change, table: [table] }, judged, renumbered, own)
      const part = table.kind.slice(0, table.kind.indexOf('-')) as 'cell' | 'row' | 'column'
      return { change: { ...tableChange(sides, change, table), part, ...judgement }, blocks: change, table }
    })
  })
}

type Bare = Omit<TextChange, 'effects' | 'couldAffect' | 'strength'>

const NO_EDIT: readonly TextEdit[] = []

function blockKind([older, newer]: Sides, { older: gone, newer: fresh }: BlockChange): string {
  return (newer.text.blocks[fresh[0] ?? -1] ?? older.text.blocks[gone[0] ?? -1])?.kind ?? 'paragraph'
}

function wholeChange(sides: Sides, change: BlockChange): Bare {
  const { kind, edits, older: gone, newer: fresh } = change
  const block = blockKind(sides, change)
  const [older, newer] = [cutExcerpt(sides[0], gone), cutExcerpt(sides[1], fresh)]
  if (kind === 'inserted') return { kind, block, newer: { ...newer.facts, marks: newer.marksOf(newer.words) }, edits: NO_EDIT }
  if (kind === 'deleted') return { kind, block, older: { ...older.facts, marks: older.marksOf(older.words) }, edits: NO_EDIT }
  const marksOf = (excerpt: ChangeExcerpt, side: 'older' | 'newer') =>
    kind === 'moved' ? excerpt.marksOf(excerpt.words) : edits.flatMap((edit) => excerpt.marksOf(edit[side]))
  return {
    kind,
    block,
    older: { ...older.facts, marks: marksOf(older, 'older') },
    newer: { ...newer.facts, marks: marksOf(newer, 'newer') },
    edits: edits.map((edit) => textEdit(older, newer, edit)),
  }
}

const textEdit = (older: ChangeExcerpt, newer: ChangeExcerpt, edit: WordEdit): TextEdit => [
  ...older.charactersOf(edit.older),
  ...newer.charactersOf(edit.newer),
]

const isEmpty = ([start, end]: WordSpan) => start === end
const isWithin = ([start, end]: WordSpan, [from, to]: WordSpan) => start >= from && end <= to

/** Index of the first edit, of edits in order, that ends behind a word of a side. */
function firstEditBehind(edits: readonly WordEdit[], side: 'older' | 'newer', word: number): number {
  let [low, high] = [0, edits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edits[middle] as WordEdit)[side][1] <= word) low = middle + 1
    else high = middle
  }
  return low
}

/** Edits that may touch a pair of cells. */
function editsAround(
  { words: [a, toA] }: ChangeExcerpt,
  { words: [b, toB] }: ChangeExcerpt,
  edits: readonly WordEdit[],
): WordEdit[] {
  const around: WordEdit[] = []
  for (let at = Math.min(firstEditBehind(edits, 'older', a), firstEditBehind(edits, 'newer', b)); at < edits.length; at++) {
    const edit = edits[at] as WordEdit
    if (edit.older[0] >= toA && edit.newer[0] >= toB) break
    around.push(edit)
  }
  return around
}

/** Edits of a cell; the whole cell is one where an edit goes over its edge. */
function cellEdits(older: ChangeExcerpt, newer: ChangeExcerpt, edits: readonly WordEdit[]): TextEdit[] {
  const whole: TextEdit = [0, older.text.length, 0, newer.text.length]
  const touching = editsAround(older, newer, edits).filter(
    (edit) =>
      (!isEmpty(edit.older) && edit.older[0] < older.words[1] && edit.older[1] > older.words[0]) ||
      (!isEmpty(edit.newer) && edit.newer[0] < newer.words[1] && edit.newer[1] > newer.words[0]),
  )
  const isEachWithin = touching.every((edit) => isWithin(edit.older, older.words) && isWithin(edit.newer, newer.words))
  return touching.length > 0 && isEachWithin ? touching.map((edit) => textEdit(older, newer, edit)) : [whole]
}

function tableChange(sides: Sides, { older: gone, newer: fresh, edits }: BlockChange, change: TableChange): Bare {
  const block = 'table'
  const part = (side: 0 | 1, choice: CellChoice): ChangeExcerpt => {
    const index = [gone, fresh][side]?.[0] ?? -1
    const excerpt = cutExcerpt(sides[side], [index], choice)
    const place = tablePlace(sides[side], index, choice)
    return place ? { ...excerpt, facts: { ...excerpt.facts, table: place } } : excerpt
  }
  const olderPart = (choice: CellChoice) => part(0, choice)
  const newerPart = (choice: CellChoice) => part(1, choice)
  const sideOf = (excerpt: ChangeExcerpt) => ({ ...excerpt.facts, marks: excerpt.marksOf(excerpt.words) })
  switch (change.kind) {
    case 'cell-changed': {
      const [older, newer] = [olderPart(change.older), newerPart(change.newer)]
      return { kind: 'changed', block, older: sideOf(older), newer: sideOf(newer), edits: cellEdits(older, newer, edits) }
    }
    case 'row-moved':
    case 'column-moved': {
      const choiceOf = (line: number): CellChoice => (change.kind === 'row-moved' ? { row: line } : { column: line })
      const [older, newer] = [olderPart(choiceOf(change.older)), newerPart(choiceOf(change.newer))]
      return { kind: 'moved', block, older: sideOf(older), newer: sideOf(newer), edits: NO_EDIT }
    }
    case 'row-added':
      return { kind: 'inserted', block, newer: sideOf(newerPart({ row: change.newer })), edits: NO_EDIT }
    case 'column-added':
      return { kind: 'inserted', block, newer: sideOf(newerPart({ column: change.newer })), edits: NO_EDIT }
    case 'row-removed':
      return { kind: 'deleted', block, older: sideOf(olderPart({ row: change.older })), edits: NO_EDIT }
    case 'column-removed':
      return { kind: 'deleted', block, older: sideOf(olderPart({ column: change.older })), edits: NO_EDIT }
  }
}
