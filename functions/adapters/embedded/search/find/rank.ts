import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { MAX_BEGINNING } from '#finding/names/designation-prefix.ts'
import { LEAN_FACTORS } from '#finding/ranking/lean.ts'
import { orderNamed } from '#finding/ranking/order-named.ts'
import { RANK_FACTORS } from '#finding/ranking/rank.ts'
import { inScope, isAllowed } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { rankIn } from '../index/standing.ts'
import type { Matches } from '../match/matches.ts'
import { documentsTitled } from '../match/titles-with-prefix.ts'
import { documentsBeginning } from '../names/documents-beginning.ts'
import { leansOf } from './leans.ts'
import type { MatchResult } from './match.ts'

/** Each step is above all sums of the ones below, times any factor: words, titles of one word, numbers of parts, whole titles, names. */
const ONE_WORD_TITLE_SCORE = 1e4
const BEGINS_SCORE = 1e5
const WHOLE_TITLE_SCORE = 1e8
const NAMED_SCORE = 1e9

const families = new WeakMap<Snapshot, ReadonlyMap<number, number>>()

/** Current edition of each family, by the family's hash. */
function currentEditions(snapshot: Snapshot): ReadonlyMap<number, number> {
  const cached = families.get(snapshot)
  if (cached) return cached
  const current = new Map<number, number>()
  for (const { segment, base, size, current: marks, deleted } of snapshot.segments)
    for (let doc = 0; doc < size; doc++)
      if (hasBit(marks, doc) && !hasBit(deleted, doc)) current.set(segment.families[doc] as number, base + doc)
  families.set(snapshot, current)
  return current
}

/** Scores of matches that are ranked, in place. */
class Ranking {
  private readonly snapshot: Snapshot
  private readonly ranks: Uint8Array
  private readonly leans: Uint8Array
  private readonly found: MatchResult

  constructor(snapshot: Snapshot, found: MatchResult) {
    this.snapshot = snapshot
    this.found = found
    this.ranks = standingsOf(snapshot)
    this.leans = leansOf(snapshot)
  }

  private factorOf(doc: number): number {
    return RANK_FACTORS[rankIn(this.ranks[doc] as number)] as number
  }

  private lift(doc: number, score: number): void {
    const { scores } = this.found.matches
    if ((scores[doc] as number) > 0) scores[doc] = (scores[doc] as number) + score
  }

  /** Weighs each by its rank and by how much the library leans on it, which decide among matches that answer alike. */
  byRank(): void {
    const { scores } = this.found.matches
    for (const doc of this.found.matches.documents())
      scores[doc] = (scores[doc] as number) * this.factorOf(doc) * (LEAN_FACTORS[this.leans[doc] as number] as number)
  }

  /** Lifts what is titled like the text; in the place of an older edition the current one of its family, too. */
  liftTitled({ text, terms }: ParsedQuery, scope: SearchIntent['scope']): void {
    const title = sortKey(text)
    const allowed = inScope(this.snapshot, scope)
    const score = terms.length > 1 ? WHOLE_TITLE_SCORE : ONE_WORD_TITLE_SCORE
    const titled = new Set<number>()
    for (const [index, { segment, base, current }] of this.snapshot.segments.entries()) {
      const own = allowed[index]
      for (const doc of documentsTitled(segment, title)) {
        if (own && !hasBit(own, doc)) continue
        titled.add(base + doc)
        const currentEdition = hasBit(current, doc)
          ? undefined
          : currentEditions(this.snapshot).get(segment.families[doc] as number)
        if (currentEdition !== undefined) titled.add(currentEdition)
      }
    }
    for (const doc of titled) this.lift(doc, score * this.factorOf(doc))
  }

  /** Puts in the order of their numbers what a designation begins with the text, as the parts of a standard. */
  liftBeginning(query: ParsedQuery, scope: SearchIntent['scope']): void {
    const allowed = inScope(this.snapshot, scope)
    const found = documentsBeginning(this.snapshot, query).filter((doc) => isAllowed(this.snapshot, allowed, doc))
    if (found.length > MAX_BEGINNING) return
    const ordered = inOrder(
      this.snapshot,
      found.map((doc) => [doc, 0]),
    )
    for (const [place, doc] of ordered.entries()) this.lift(doc, BEGINS_SCORE * (1 + ordered.length - place))
  }
}

const BELOW_CURRENT = 1e-6

/** Puts no older edition above the current one of its family, where both are among the matches. */
export function capOlder(snapshot: Snapshot, matches: Matches): void {
  const { scores } = matches
  const current = currentEditions(snapshot)
  for (const doc of matches.documents()) {
    const { segment, base } = segmentOf(snapshot, doc)
    const own = current.get(segment.families[doc - base] as number)
    const most = own === undefined || own === doc ? 0 : (scores[own] as number)
    if (most > 0) scores[doc] = Math.min(scores[doc] as number, most * (1 - BELOW_CURRENT))
  }
}

const decoder = new TextDecoder()

function inOrder(snapshot: Snapshot, docs: readonly (readonly [doc: number, tier: number])[]): number[] {
  const standings = standingsOf(snapshot)
  return orderNamed(
    docs.map(([doc, tier]) => {
      const { segment, base } = segmentOf(snapshot, doc)
      const { bytes, starts } = segment.designationKeys
      const key = bytes.subarray(starts[doc - base], starts[doc - base + 1])
      const [family, date] = [segment.families[doc - base] as number, segment.dates[doc - base] as number]
      return { doc, tier, rank: rankIn(standings[doc] as number), family, designationKey: decoder.decode(key), date }
    }),
  )
}

/** Lifts the documents that a text names above all others, in their order. */
export function liftNamed(snapshot: Snapshot, { matches, named }: Pick<MatchResult, 'matches' | 'named'>): void {
  const ordered = inOrder(snapshot, [...named])
  for (const [place, doc] of ordered.entries()) matches.scores[doc] = NAMED_SCORE + ordered.length - place
}

/** Sets the scores by which matches of a text are ordered. */
export function rankMatches(
  snapshot: Snapshot,
  query: ParsedQuery,
  found: MatchResult,
  { field, scope }: Pick<SearchIntent, 'field' | 'scope'>,
): void {
  const ranking = new Ranking(snapshot, found)
  ranking.byRank()
  if (field !== 'designation') ranking.liftTitled(query, scope)
  if (field !== 'keyword') ranking.liftBeginning(query, scope)
  liftNamed(snapshot, found)
}
