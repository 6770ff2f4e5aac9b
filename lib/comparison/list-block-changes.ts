import type { ChangeKind } from '#contract/documents/comparison-result.ts'
import { compareTables } from './compare-tables.ts'
import type { ComparedText } from './compared-text.ts'
import { listEdits, type WordEdit } from './list-edits.ts'
import { countShared, endWord, firstWord, lengthOf, type Pairing, SAME_BLOCK } from './pair-blocks.ts'
import { orderTableChanges, type TableChange, turnTableChange } from './table-change.ts'
import type { WordList } from './word-list.ts'

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
function groupBlocks(older: WordList, newer: WordList, pairing: Pairing): Group[] {
  const groupOfOlder = new Map<number, Group>()
  const groups: Group[] = []
  const absorbed = new Set<Group>()
  for (const [block, counts] of countShared(older, newer, pairing.older)) {
    const partners = [...counts]
      .filter(([other, count]) => count >= SAME_BLOCK * Math.min(lengthOf(newer, block), lengthOf(older, other)))
      .map(([other]) => other)
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

function kindOf({ older, newer }: Group, list: WordList, pairing: Pairing): ChangeKind {
  if (older.length === 0) return 'inserted'
  if (newer.length === 0) return 'deleted'
  if (older.length === 1 && newer.length > 1) return 'split'
  if (newer.length === 1 && older.length > 1) return 'joined'
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

/** Pairs all blocks of two texts, in no order; those that say the same are among them. */
export function matchBlocks(
  [older, newer]: readonly [ComparedText, ComparedText],
  lists: readonly [WordList, WordList],
  pairing: Pairing,
): BlockChange[] {
  return groupBlocks(...lists, pairing).map((group): BlockChange => {
    group.older.sort((a, b) => a - b)
    group.newer.sort((a, b) => a - b)
    const [before, after] = [older.blocks[group.older[0] ?? -1], newer.blocks[group.newer[0] ?? -1]]
    const isPair = group.older.length === 1 && group.newer.length === 1 && before !== undefined && after !== undefined
    const isTable = isPair && before.cells !== undefined && after.cells !== undefined
    return {
      kind: kindOf(group, lists[1], pairing),
      older: group.older,
      newer: group.newer,
      edits: listEdits(lists, pairing, [group.older, group.newer]),
      table: isTable ? compareTables([before, after], lists, [group.older[0] as number, group.newer[0] as number], pairing) : [],
      isRelabeled: isPair && (before.label ?? '') !== (after.label ?? ''),
      isRecast: isPair && before.kind !== after.kind,
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

/** Lists the changes of blocks; blocks that say the same, at the same place and in the same form, are left out. */
export function listBlockChanges(matched: readonly BlockChange[], lists: readonly [WordList, WordList]): BlockChange[] {
  return inReadingOrder(matched).filter((change) => isChange(change, lists))
}

function isChange(
  { kind, edits, table, isRelabeled, isRecast, older, newer }: BlockChange,
  lists: readonly [WordList, WordList],
): boolean {
  if (kind !== 'changed') return older.some((at) => lengthOf(lists[0], at) > 0) || newer.some((at) => lengthOf(lists[1], at) > 0)
  return edits.length > 0 || table.length > 0 || isRelabeled || isRecast
}
