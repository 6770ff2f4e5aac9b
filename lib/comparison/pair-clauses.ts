import type { ComparedClause, ComparedText } from './compared-text.ts'
import { countShared, type Pairing } from './pair-blocks.ts'
import { comparedForm, type WordList } from './word-list.ts'

/** Words that an equal title and an equal number are worth, where clauses share few words of their text. */
const SAME_TITLE = 8
const SAME_NUMBER = 3

export interface ClausePairs {
  /** per newer clause, the index of the older one; -1 where it is new */
  readonly older: Int32Array
  readonly newer: Int32Array
}

export function titleForm({ title }: Pick<ComparedClause, 'title'>): string {
  return title.split(/\s+/).map(comparedForm).join(' ').trim().toLowerCase()
}

interface Edge {
  readonly older: number
  readonly newer: number
  readonly weight: number
}

/** Words that clauses share in the blocks that are their own, not those of clauses below them. */
function sharedWords(older: ComparedText, newer: ComparedText, lists: readonly [WordList, WordList], pairing: Pairing) {
  const shared = new Map<number, Map<number, number>>()
  for (const [block, counts] of countShared(...lists, pairing.older)) {
    const clause = newer.blocks[block]?.clause ?? -1
    if (clause < 0) continue
    const ofClause = shared.get(clause) ?? new Map<number, number>()
    shared.set(clause, ofClause)
    for (const [other, count] of counts) {
      const olderClause = older.blocks[other]?.clause ?? -1
      if (olderClause >= 0) ofClause.set(olderClause, (ofClause.get(olderClause) ?? 0) + count)
    }
  }
  return shared
}

function byForm(clauses: readonly ComparedClause[], formOf: (clause: ComparedClause) => string): Map<string, number[]> {
  const indices = new Map<string, number[]>()
  clauses.forEach((clause, index) => {
    const form = formOf(clause)
    if (form !== '') indices.set(form, [...(indices.get(form) ?? []), index])
  })
  return indices
}

/** Clauses with the same title, where few have it, and those with the same number and a word in common. */
function edgesOf(older: ComparedText, newer: ComparedText, shared: Map<number, Map<number, number>>): Edge[] {
  const byTitle = byForm(older.clauses, titleForm)
  const newerByTitle = byForm(newer.clauses, titleForm)
  return newer.clauses.flatMap((clause, index) => {
    const weights = new Map(shared.get(index))
    const form = titleForm(clause)
    const isRare = (newerByTitle.get(form)?.length ?? 0) === 1 && (byTitle.get(form)?.length ?? 0) === 1
    for (const other of byTitle.get(form) ?? []) {
      const isNumbered = clause.number !== '' && older.clauses[other]?.number === clause.number
      if (isRare || isNumbered || weights.has(other)) weights.set(other, (weights.get(other) ?? 0) + SAME_TITLE)
    }
    return [...weights].map(([other, weight]): Edge => {
      const hasNumber = clause.number !== '' && older.clauses[other]?.number === clause.number
      return { older: other, newer: index, weight: weight + (hasNumber ? SAME_NUMBER : 0) }
    })
  })
}

/** Pairs the clauses of two texts, the heaviest pair first. */
export function pairClauses(
  older: ComparedText,
  newer: ComparedText,
  lists: readonly [WordList, WordList],
  pairing: Pairing,
): ClausePairs {
  const pairs = { older: new Int32Array(newer.clauses.length).fill(-1), newer: new Int32Array(older.clauses.length).fill(-1) }
  const edges = edgesOf(older, newer, sharedWords(older, newer, lists, pairing))
  edges.sort(
    (a, b) =>
      b.weight - a.weight || Math.abs(a.older - a.newer) - Math.abs(b.older - b.newer) || a.older - b.older || a.newer - b.newer,
  )
  for (const edge of edges) {
    if ((pairs.older[edge.newer] as number) >= 0 || (pairs.newer[edge.older] as number) >= 0) continue
    pairs.older[edge.newer] = edge.older
    pairs.newer[edge.older] = edge.newer
  }
  return pairs
}
