import type { ChangeKind } from '#contract/documents/comparison-result.ts'
import { createStayed } from './align/moved-by-footnotes.ts'
import { compareTables } from './compare-tables.ts'
import type { ComparedBlock, ComparedText } from './compared-text.ts'
import { isOtherKind, isOtherLabel, shiftOfItem } from './labels.ts'
import { isOfLayout, isUndecided, joinOverEdges } from './layout-edits.ts'
import { listEdits, type WordEdit, type WordSpan } from './list-edits.ts'
import type { MovedAlong } from './moved-clauses.ts'
import type { Pairing } from './pair-blocks.ts'
import { type ClausePairs, pairHeadings } from './pair-clauses.ts'
import { countShared, endWord, firstWord, lengthOf, SAME_BLOCK, sharesBlock } from './shared-words.ts'
import { type CellPlace, orderTableChanges, type TableChange, turnTableChange } from './table-change.ts'
import type { ContentCounts, WordList } from './word-list.ts'

/** Change of blocks that belong together. `older` and `newer` are indices of blocks; one is empty where blocks are new or gone. */
export interface BlockChange {
  readonly kind: ChangeKind
  readonly older: readonly number[]
  readonly newer: readonly number[]
  /** words that differ, in order */
  readonly edits: readonly WordEdit[]
  /** for a table */
  readonly table: readonly TableChange[]
  /** the label differs: a list item, note, table or figure has another number */
  readonly isRelabeled: boolean
  /** another kind of block has these words: a note became a paragraph */
  readonly isRecast: boolean
}

interface Group {
  readonly older: number[]
  readonly newer: number[]
}

/** Groups blocks that share a good part of their words; blocks without partners are alone. */
function groupBlocks(
  lists: readonly [WordList, WordList],
  pairing: Pairing,
  content: ContentCounts,
  headings: ReadonlyMap<number, number>,
): Group[] {
  const [older, newer] = lists
  const groupOfOlder = new Map<number, Group>()
  const groups: Group[] = []
  const absorbed = new Set<Group>()
  for (const [block, counts] of countShared(older, newer, pairing.older, content)) {
    const heading = headings.get(block)
    const partners = [...counts]
      .filter(([other, count]) => sharesBlock(lists, [other, block], count, content))
      .map(([other]) => other)
    if (heading !== undefined && partners.length === 0) partners.push(heading)
    const joined = [...new Set(partners.flatMap((other) => groupOfOlder.get(other) ?? []))]
    const group: Group = joined[0] ?? { older: [], newer: [] }
    if (!joined.length) groups.push(group)
    for (const other of joined.slice(1)) {
      for (const one of other.older) group.older.push(one)
      for (const one of other.newer) group.newer.push(one)
      for (const one of other.older) groupOfOlder.set(one, group)
      absorbed.add(other)
    }
    group.newer.push(block)
    for (const other of partners) {
      if (groupOfOlder.has(other)) continue
      group.older.push(other)
      groupOfOlder.set(other, group)
    }
  }
  for (let block = 0; block + 1 < older.firstOfBlock.length; block++)
    if (!groupOfOlder.has(block)) groups.push({ older: [block], newer: [] })
  return groups.filter((group) => !absorbed.has(group))
}

type Texts = readonly [older: ComparedText, newer: ComparedText]

/** Tells what the pages show where paragraphs are one in the one text and several in the other. */
function cutAnew({ older, newer }: Group, texts: Texts): 'split' | 'joined' | undefined {
  if (Math.max(older.length, newer.length) === 1) return undefined
  const blocksOf = (blocks: readonly number[], side: 0 | 1) => blocks.map((at) => texts[side].blocks[at] as ComparedBlock)
  const [whole, parts] = [blocksOf(older, 0), blocksOf(newer, 1)]
  const [before, after] = whole.length === 1 || parts.length === 1 ? [whole, parts] : [joinOverEdges(whole), joinOverEdges(parts)]
  if (before.length === after.length || Math.min(before.length, after.length) !== 1) return undefined
  const [one, several] = before.length === 1 ? [before, after] : [after, before]
  if (isUndecided(one[0] as ComparedBlock, several)) return undefined
  return before.length === 1 ? 'split' : 'joined'
}

function kindOf({ older, newer }: Group, texts: Texts, list: WordList, pairing: Pairing): ChangeKind {
  if (older.length === 0) return 'inserted'
  if (newer.length === 0) return 'deleted'
  const cut = cutAnew({ older, newer }, texts)
  if (cut) return cut
  const block = newer[0] as number
  let moved = 0
  for (let word = firstWord(list, block); word < endWord(list, block); word++) moved += pairing.isMoved[word] as number
  return moved * 2 > lengthOf(list, block) * SAME_BLOCK ? 'moved' : 'changed'
}

/** Puts changes in the order of the newer text; what is gone stands behind what it followed. */
function inReadingOrder(groups: readonly BlockChange[]): BlockChange[] {
  const place = new Map<BlockChange, number>()
  const placeOfOlder = new Map<number, number>()
  for (const group of groups) {
    const [first, last] = [group.newer[0], group.newer.at(-1)]
    if (first === undefined || last === undefined) continue
    place.set(group, first)
    for (const block of group.older) placeOfOlder.set(block, last)
  }
  const gone = groups.filter(({ newer }) => newer.length === 0).toSorted((a, b) => (a.older[0] ?? 0) - (b.older[0] ?? 0))
  let [block, before] = [0, -1]
  for (const group of gone) {
    for (; block < (group.older[0] as number); block++) before = placeOfOlder.get(block) ?? before
    place.set(group, before + 0.5)
  }
  const placeOf = (group: BlockChange) => place.get(group) as number
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.older[0] ?? -1) - (b.older[0] ?? -1))
}

/** Words of a cell of a table. */
function wordsOfCell({ cellsOfBlock, rowsOfBlock }: WordList, block: number, { row, column }: CellPlace): WordSpan {
  const cell = (rowsOfBlock.get(block)?.[row] ?? 0) + column
  const firsts = cellsOfBlock.get(block)
  return [firsts?.[cell] ?? 0, firsts?.[cell + 1] ?? 0]
}

/** Tells whether a changed cell has an edit in it that is no layout, on either side. */
function isOfEdits(
  change: TableChange,
  [older, newer]: readonly [WordList, WordList],
  [a, b]: readonly [older: number, newer: number],
  edits: readonly WordEdit[],
): boolean {
  if (change.kind !== 'cell-changed') return true
  const isIn = ([start, end]: WordSpan, [from, to]: WordSpan) => start < to && end > from
  const [before, after] = [wordsOfCell(older, a, change.older), wordsOfCell(newer, b, change.newer)]
  return edits.some((edit) => isIn(edit.older, before) || isIn(edit.newer, after))
}

/** Pairs all blocks of two texts, in no order; those that say the same are among them. */
export function matchBlocks(
  texts: Texts,
  lists: readonly [WordList, WordList],
  pairing: Pairing,
  content: ContentCounts,
  clausePairs: ClausePairs,
): BlockChange[] {
  const [older, newer] = texts
  return groupBlocks(lists, pairing, content, pairHeadings(texts, clausePairs)).map((group): BlockChange => {
    group.older.sort((a, b) => a - b)
    group.newer.sort((a, b) => a - b)
    const [before, after] = [older.blocks[group.older[0] ?? -1], newer.blocks[group.newer[0] ?? -1]]
    const isPair = group.older.length === 1 && group.newer.length === 1 && before !== undefined && after !== undefined
    const isTable = isPair && before.cells !== undefined && after.cells !== undefined
    const edits = listEdits(lists, pairing, [group.older, group.newer]).filter((edit) => !isOfLayout(edit, texts, lists))
    const places = [group.older[0] as number, group.newer[0] as number] as const
    return {
      kind: kindOf(group, texts, lists[1], pairing),
      older: group.older,
      newer: group.newer,
      edits,
      table: isTable
        ? compareTables([before, after], lists, places, pairing).filter((change) => isOfEdits(change, lists, places, edits))
        : [],
      isRelabeled: isPair && isOtherLabel(before, after),
      isRecast: isPair && isOtherKind(before, after),
    }
  })
}

const TURNED_KINDS: Partial<Record<ChangeKind, ChangeKind>> = {
  inserted: 'deleted',
  deleted: 'inserted',
  split: 'joined',
  joined: 'split',
}

/** The same change in the other direction. */
export function turnBlockChange({ kind, older, newer, edits, table, ...facts }: BlockChange): BlockChange {
  return {
    ...facts,
    kind: TURNED_KINDS[kind] ?? kind,
    older: newer,
    newer: older,
    edits: edits.map((edit) => ({ older: edit.newer, newer: edit.older })),
    table: orderTableChanges(table.map(turnTableChange)),
  }
}

/** Tells whether an item counts on from one that came or went before it, or from one that does so. */
function isCountedOn(
  change: BlockChange,
  [older, newer]: Texts,
  partner: ReadonlyMap<number, number>,
  paired: ReadonlySet<number>,
): boolean {
  const [a, b] = [change.older[0] as number, change.newer[0] as number]
  const [before, after] = [older.blocks[a], newer.blocks[b]]
  if (!change.isRelabeled || change.edits.length > 0 || before?.kind !== 'item' || after?.kind !== 'item') return false
  const [olderAbove, newerAbove] = [older.blocks[a - 1], newer.blocks[b - 1]]
  if (olderAbove?.kind === 'item' && !paired.has(a - 1)) return true
  if (newerAbove?.kind !== 'item') return false
  const above = older.blocks[partner.get(b - 1) ?? -1]
  return !above || shiftOfItem(above, newerAbove) === shiftOfItem(before, after)
}

/** A block that moved with its clause, which is told once, at its heading, has not moved in it; a heading may have moved with one above. */
function stayedIn(change: BlockChange, [older, newer]: Texts, movedAlong: MovedAlong): BlockChange {
  const [before, after] = [older.blocks[change.older[0] ?? -1], newer.blocks[change.newer[0] ?? -1]]
  if (change.kind !== 'moved' || !before || !after) return change
  const isAlong = after.kind === 'heading' ? movedAlong.isBelow : movedAlong.isIn
  return isAlong(after.clause, before.clause) ? { ...change, kind: 'changed' } : change
}

/** Lists the changes of blocks; blocks that say the same, at the same place and in the same form, are left out. */
export function listBlockChanges(
  matched: readonly BlockChange[],
  texts: Texts,
  lists: readonly [WordList, WordList],
  movedAlong: MovedAlong,
): BlockChange[] {
  const stayed = createStayed(matched, texts)
  const stay = matched.map((change) => stayed(stayedIn(change, texts, movedAlong)))
  const pairs = stay.filter(({ older, newer }) => older.length > 0 && newer.length > 0)
  const partner = new Map(pairs.flatMap(({ older, newer }) => newer.map((block) => [block, older[0] as number] as const)))
  const paired = new Set(pairs.flatMap(({ older }) => older))
  return inReadingOrder(stay).filter(
    (change) => isChange(change, lists) && !(isOnlyRelabeled(change) && isCountedOn(change, texts, partner, paired)),
  )
}

const isOnlyRelabeled = ({ kind, edits, isRecast }: BlockChange) => kind === 'changed' && edits.length === 0 && !isRecast

function isChange(
  { kind, edits, table, isRelabeled, isRecast, older, newer }: BlockChange,
  lists: readonly [WordList, WordList],
): boolean {
  if (kind !== 'changed') return older.some((at) => lengthOf(lists[0], at) > 0) || newer.some((at) => lengthOf(lists[1], at) > 0)
  return edits.length > 0 || table.length > 0 || isRelabeled || isRecast
}
