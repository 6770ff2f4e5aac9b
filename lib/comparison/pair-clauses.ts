import type { PairReason } from '#contract/documents/comparison-result.ts'
import { matchShortest } from './align/shortest-script.ts'
import type { ComparedClause, ComparedText } from './compared-text.ts'
import type { Pairing } from './pair-blocks.ts'
import { pairByBelow } from './pair-by-below.ts'
import { contentOf, countShared, endWord, firstWord, type SharedCount } from './shared-words.ts'
import type { ContentCounts, WordList } from './word-list.ts'
import { comparedForm } from './words/compared-form.ts'

/** Words that an equal title and an equal number are worth, where clauses share few words of their text. */
const SAME_TITLE = 8
const SAME_NUMBER = 3

/** Share of the words of the shorter of two clauses by which they are one, whatever their titles and numbers. */
const SAME_CLAUSE = 0.3
/** The same for two clauses with the same number. */
const SAME_NUMBERED = 0.15
/** Share of the words of the longer of two titles by which clauses are one that stand beside clauses that are. */
const SAME_TITLE_WORDS = 0.5

export interface ClausePairs {
  /** per newer clause, the index of the older one; -1 where it is new */
  readonly older: Int32Array
  readonly newer: Int32Array
  /** by newer clause */
  readonly reasons: ReadonlyMap<number, PairReason>
}

export function turnClausePairs({ older, newer, reasons }: ClausePairs): ClausePairs {
  return {
    older: newer,
    newer: older,
    reasons: new Map([...reasons].map(([clause, reason]) => [older[clause] as number, reason])),
  }
}

const SPACE_BETWEEN_IDEOGRAPHS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

export function titleForm({ title }: Pick<ComparedClause, 'title'>): string {
  return title.split(/\s+/).map(comparedForm).join(' ').replace(SPACE_BETWEEN_IDEOGRAPHS, '').trim().toLowerCase()
}

interface Edge {
  readonly older: number
  readonly newer: number
  readonly weight: number
  readonly reason: PairReason
  /** most of what they share are blocks that moved */
  readonly isOfMoved: boolean
}

type Lists = readonly [WordList, WordList]
type Texts = readonly [older: ComparedText, newer: ComparedText]
type SharedOfClauses = SharedCount & {
  /** words of blocks that moved */
  readonly moved: number
}
type Shared = Map<number, Map<number, SharedOfClauses>>

/** Words of content of each clause, in the blocks that are its own. */
function contentOfClauses({ clauses, blocks }: ComparedText, list: WordList, content: Int32Array): Int32Array {
  const counts = new Int32Array(clauses.length)
  blocks.forEach(({ clause }, block) => {
    if (clause >= 0) counts[clause] = (counts[clause] as number) + contentOf(list, block, content)
  })
  return counts
}

/** Share of the words of a block that stand in another order than their neighbours. */
function shareOfMoved(list: WordList, { isMoved }: Pairing, block: number): number {
  let moved = 0
  for (let word = firstWord(list, block); word < endWord(list, block); word++) moved += isMoved[word] as number
  return moved / Math.max(endWord(list, block) - firstWord(list, block), 1)
}

/** Words that clauses share in the blocks that are their own, not those of clauses below them. */
function sharedWords([older, newer]: Texts, lists: Lists, pairing: Pairing, content: ContentCounts): Shared {
  const shared: Shared = new Map()
  for (const [block, counts] of countShared(...lists, pairing.older, content)) {
    const clause = newer.blocks[block]?.clause ?? -1
    if (clause < 0) continue
    const ofClause = shared.get(clause) ?? new Map<number, SharedOfClauses>()
    const movedShare = shareOfMoved(lists[1], pairing, block)
    shared.set(clause, ofClause)
    for (const [other, count] of counts) {
      const olderClause = older.blocks[other]?.clause ?? -1
      const known = ofClause.get(olderClause) ?? { all: 0, content: 0, moved: 0 }
      if (olderClause < 0) continue
      const moved = known.moved + movedShare * count.all
      ofClause.set(olderClause, { all: known.all + count.all, content: known.content + count.content, moved })
    }
  }
  return shared
}

/** Indices of clauses by a form; clauses whose form is empty are left out. */
function byForm(forms: readonly string[]): Map<string, number[]> {
  const indices = new Map<string, number[]>()
  forms.forEach((form, index) => {
    const known = indices.get(form)
    if (known) known.push(index)
    else if (form !== '') indices.set(form, [index])
  })
  return indices
}

/** Clauses of one title and number up to which each is weighed against each; of more, those at the same place among them. */
const MAX_EQUALS = 8

/** Per newer clause, the older ones with the same title and number, which an untitled one has without a title. */
function equalClauses(older: ComparedText, newer: ComparedText): (index: number) => readonly number[] {
  const formsOf = ({ clauses }: ComparedText) =>
    clauses.map((clause) => (clause.number || !titleForm(clause) ? `${clause.number}\n${titleForm(clause)}` : ''))
  const newerForms = formsOf(newer)
  const byOlder = byForm(formsOf(older))
  const byNewer = byForm(newerForms)
  const places = new Map([...byNewer.values()].flatMap((some) => some.map((index, place) => [index, place] as const)))
  return (index) => {
    const form = newerForms[index] as string
    const [equals, own] = [byOlder.get(form) ?? [], byNewer.get(form) ?? []]
    if (Math.max(equals.length, own.length) <= MAX_EQUALS) return equals
    const place = places.get(index) ?? 0
    return equals.slice(place, place + 1)
  }
}

/** A least share, a title, or a number with a share: without one, two clauses have nothing in common but chance. */
const isReason = ({ title, number, share }: PairReason) => title || share >= (number ? SAME_NUMBERED : SAME_CLAUSE)

/** Clauses with the same title, where few have it, and those that share words, each pair with its reason. */
function edgesOf([older, newer]: Texts, shared: Shared, contents: readonly [Int32Array, Int32Array]): Edge[] {
  const [olderForms, newerForms] = [older.clauses.map(titleForm), newer.clauses.map(titleForm)]
  const [byTitle, newerByTitle] = [byForm(olderForms), byForm(newerForms)]
  const equalsOf = equalClauses(older, newer)
  return newer.clauses.flatMap((clause, index) => {
    const counts = shared.get(index) ?? new Map<number, SharedOfClauses>()
    const form = newerForms[index] as string
    const alike = new Set(form === '' ? [] : [...counts.keys()].filter((other) => olderForms[other] === form))
    const titled = byTitle.get(form) ?? []
    if (titled.length === 1 && newerByTitle.get(form)?.length === 1) alike.add(titled[0] as number)
    const equals = new Set(equalsOf(index))
    const others = new Set([...counts.keys(), ...alike, ...equals])
    return [...others].flatMap((other): Edge[] => {
      const { all, content, moved } = counts.get(other) ?? { all: 0, content: 0, moved: 0 }
      const least = Math.min(contents[0][other] as number, contents[1][index] as number)
      const hasNumber = clause.number !== '' && older.clauses[other]?.number === clause.number
      const isAlike = alike.has(other) || equals.has(other)
      const reason = { title: isAlike, number: hasNumber, share: least === 0 ? 0 : content / least }
      const worth = isAlike && form !== '' ? SAME_TITLE : 0
      const weight = all + worth + (hasNumber ? SAME_NUMBER : 0)
      return isReason(reason) ? [{ older: other, newer: index, weight, reason, isOfMoved: moved * 2 > all }] : []
    })
  })
}

/** Leaves out pairs of clauses that only a paragraph joins which moved from the one into the other, where both stay under their titles. */
function withoutMovedIn(edges: readonly Edge[]): Edge[] {
  const titled = edges.filter(({ reason }) => reason.title)
  const [older, newer] = [new Set(titled.map((edge) => edge.older)), new Set(titled.map((edge) => edge.newer))]
  return edges.filter(
    ({ reason, isOfMoved, ...edge }) => reason.title || !isOfMoved || !older.has(edge.older) || !newer.has(edge.newer),
  )
}

/** Share of the words of the longer of two titles that stand in both. */
function sharedTitle(a: string, b: string): number {
  const [one, other] = [a.split(' ').filter(Boolean), b.split(' ').filter(Boolean)]
  const left = [...other]
  const same = one.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1))
  return same.length / Math.max(one.length, other.length, 1)
}

/** Pairs clauses left over that stand beside a pair and have a good part of their titles in common. */
function pairNeighbors(
  [older, newer]: Texts,
  pairs: ClausePairs,
  pairUp: (edge: Pick<Edge, 'older' | 'newer' | 'reason'>) => void,
): void {
  const isFree = (partners: Int32Array, clause: number) =>
    clause >= 0 && clause < partners.length && (partners[clause] as number) < 0
  const consider = (index: number, other: number) => {
    if (!isFree(pairs.older, index) || !isFree(pairs.newer, other)) return
    const [before, after] = [older.clauses[other] as ComparedClause, newer.clauses[index] as ComparedClause]
    if (before.level !== after.level || sharedTitle(titleForm(before), titleForm(after)) < SAME_TITLE_WORDS) return
    const number = before.number !== '' && before.number === after.number
    pairUp({ older: other, newer: index, reason: { title: true, number, share: 0 } })
  }
  for (let index = 0; index < newer.clauses.length; index++)
    consider(index, index === 0 ? 0 : (pairs.older[index - 1] as number) + 1 || -1)
  for (let index = newer.clauses.length - 2; index >= 0; index--) consider(index, (pairs.older[index + 1] as number) - 1)
}

/** Pairs the clauses of two texts, the heaviest pair first. */
export function pairClauses(texts: Texts, lists: Lists, pairing: Pairing, content: ContentCounts): ClausePairs {
  const [older, newer] = texts
  const reasons = new Map<number, PairReason>()
  const pairs = {
    older: new Int32Array(newer.clauses.length).fill(-1),
    newer: new Int32Array(older.clauses.length).fill(-1),
    reasons,
  }
  const contents = [contentOfClauses(older, lists[0], content[0]), contentOfClauses(newer, lists[1], content[1])] as const
  const edges = withoutMovedIn(edgesOf(texts, sharedWords(texts, lists, pairing, content), contents))
  edges.sort(
    (a, b) =>
      b.weight - a.weight || Math.abs(a.older - a.newer) - Math.abs(b.older - b.newer) || a.older - b.older || a.newer - b.newer,
  )
  const pairUp = (edge: Pick<Edge, 'older' | 'newer' | 'reason'>) => {
    if ((pairs.older[edge.newer] as number) >= 0 || (pairs.newer[edge.older] as number) >= 0) return
    pairs.older[edge.newer] = edge.older
    pairs.newer[edge.older] = edge.newer
    reasons.set(edge.newer, edge.reason)
  }
  for (const edge of edges) pairUp(edge)
  pairByBelow(texts, pairs, pairUp)
  pairNeighbors(texts, pairs, pairUp)
  return pairs
}

/** Blocks of the headings of paired clauses, the older by the newer. */
export function pairHeadings([older, newer]: Texts, pairs: ClausePairs): ReadonlyMap<number, number> {
  const headingsOf = ({ blocks }: ComparedText) =>
    new Map(blocks.flatMap(({ kind, clause }, block) => (kind === 'heading' ? [[clause, block] as const] : [])))
  const [before, after] = [headingsOf(older), headingsOf(newer)]
  return new Map(
    [...after].flatMap(([clause, block]) => {
      const other = before.get(pairs.older[clause] ?? -1)
      return other === undefined ? [] : [[block, other] as const]
    }),
  )
}

/** Matches the words of the titles of paired clauses, where nothing else has them. */
export function matchHeadings(texts: Texts, [older, newer]: Lists, pairing: Pairing, pairs: ClausePairs): void {
  const isFree = (partner: Int32Array, start: number, end: number) => partner.subarray(start, end).every((word) => word < 0)
  for (const [block, other] of pairHeadings(texts, pairs)) {
    const [a, b] = [
      { ids: older.ids, start: firstWord(older, other), end: endWord(older, other) },
      { ids: newer.ids, start: firstWord(newer, block), end: endWord(newer, block) },
    ]
    if (!isFree(pairing.newer, a.start, a.end) || !isFree(pairing.older, b.start, b.end)) continue
    matchShortest(a, b, (atOlder, atNewer) => {
      pairing.older[atNewer] = atOlder
      pairing.newer[atOlder] = atNewer
    })
  }
}
