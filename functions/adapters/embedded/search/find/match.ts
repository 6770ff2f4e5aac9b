import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { PAIR_BONUS } from '#finding/analysis/term-names.ts'
import type { ListedDocuments, SearchIntent } from '#finding/intent.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { allowedIn, type FilteredFacet, filteredBy } from '../index/filtered.ts'
import { listedIn } from '../index/listed.ts'
import type { OpenSegment, Snapshot } from '../index/snapshot.ts'
import { standingsOf } from '../index/snapshot-standings.ts'
import { standsForEdition, standsForStandard } from '../index/standing.ts'
import { type FilterGroups, groupByFailedFilter } from '../match/failed-filters.ts'
import { filterByPhrases } from '../match/match-phrases.ts'
import { findFlag, forEachPosting, matchTerms, type Term } from '../match/match-terms.ts'
import { emptyMatches, type Matches } from '../match/matches.ts'
import { openTexts } from '../match/open-texts.ts'
import { wordsOfQuery } from '../match/words-of-query.ts'
import { findNamedDocuments, namedEditionsIn } from '../names/named-documents.ts'

/** Score of a document that is named or listed but has none of the words. */
const MIN_SCORE = 0.001

export interface MatchResult {
  readonly matches: Matches
  /** documents that the text names, with tiers of certainty */
  readonly named: Map<number, number>
  /** matches in the scope by failed filter, for a text whose facets are counted */
  readonly candidates?: FilterGroups
  /** with `in-force`: how many more there are with `all` */
  readonly otherEditions?: number
}

function matchEverything(snapshot: Snapshot, allowed: Allowed, into: Matches): void {
  for (const [index, { base, size }] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < size; doc++) if (!own || hasBit(own, doc)) into.add(base + doc, 1)
  }
}

/** Matches documents with every word and every phrase. */
export function matchAllWords(
  snapshot: Snapshot,
  query: ParsedQuery,
  { field, scope }: Pick<SearchIntent, 'field' | 'scope'>,
  allowed: Allowed,
  into: Matches,
): readonly Term[] {
  const texts = openTexts(snapshot, scope)
  const terms = wordsOfQuery(snapshot, query, texts)
  matchTerms(snapshot, terms, field, allowed, into)
  filterByPhrases(snapshot, query.phrases, scope, into)
  return terms
}

function addBonus(snapshot: Snapshot, query: ParsedQuery, allowed: Allowed, matches: Matches): void {
  for (const name of query.bonus) {
    const term = findFlag(snapshot, name)
    forEachPosting(snapshot, term, allowed, (doc) => {
      if (matches.has(doc)) matches.scores[doc] = (matches.scores[doc] as number) + PAIR_BONUS * term.weight
    })
  }
}

/** Adds the documents that have the words elsewhere. */
function addListed(snapshot: Snapshot, also: ListedDocuments, allowed: Allowed, matches: Matches): void {
  for (const [index, listed] of listedIn(snapshot, also).entries()) {
    const { base, size } = snapshot.segments[index] as OpenSegment
    const own = allowed[index]
    for (let doc = 0; doc < size; doc++) {
      const isIn = listed && hasBit(listed, doc) && (!own || hasBit(own, doc))
      if (isIn && !matches.has(base + doc)) matches.add(base + doc, MIN_SCORE)
    }
  }
}

/** Matches the documents that a text finds or names. */
function matchText(
  snapshot: Snapshot,
  query: ParsedQuery,
  { scope, field, also }: SearchIntent,
  allowed: Allowed,
  matches: Matches,
): MatchResult['named'] {
  matchAllWords(snapshot, query, { field, scope }, allowed, matches)
  if (also) addListed(snapshot, also, allowed, matches)
  const named = field === 'keyword' ? new Map<number, number>() : findNamedDocuments(snapshot, query, scope, allowed)
  if (field !== 'keyword') addBonus(snapshot, query, allowed, matches)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, MIN_SCORE)
  return named
}

/** Leaves the documents that stand for what is searched, and counts the other editions that pass all filters. */
export function narrowToEditions(
  snapshot: Snapshot,
  query: ParsedQuery,
  { editions, scope, field }: SearchIntent,
  matches: Matches,
  filtered: readonly FilteredFacet[],
): number | undefined {
  if (editions === undefined) return undefined
  const standings = standingsOf(snapshot)
  if (editions === 'all') return void matches.filter((doc) => standsForEdition(standings[doc] as number))
  const named = field === 'keyword' || query.everything ? new Set<number>() : namedEditionsIn(snapshot, query, scope)
  const others = new Uint32Array(matches.count)
  let count = 0
  matches.filter((doc) => {
    const standing = standings[doc] as number
    if (standsForStandard(standing)) return true
    if (!standsForEdition(standing)) return false
    if (named.has(doc)) return true
    others[count++] = doc
    return false
  })
  return groupByFailedFilter(snapshot, others.subarray(0, count), filtered).matching.length
}

/**
 * Matches the documents with all words of a query. Counts also need those that fail only one filter.
 */
export function matchDocuments(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): MatchResult {
  const matches = emptyMatches(snapshot)
  const inWholeScope = !query.everything && intent.count !== undefined
  const allowed = inWholeScope ? inScope(snapshot, intent.scope) : allowedIn(snapshot, intent)
  const filtered = inWholeScope ? filteredBy(snapshot, intent) : []
  if (query.everything) matchEverything(snapshot, allowed, matches)
  const named = query.everything ? new Map<number, number>() : matchText(snapshot, query, intent, allowed, matches)
  const otherEditions = narrowToEditions(snapshot, query, intent, matches, filtered)
  const candidates = inWholeScope ? groupByFailedFilter(snapshot, matches.documents(), filtered) : undefined
  let at = 0
  if (candidates && filtered.length) matches.filter((doc) => doc === candidates.matching[at] && ++at > 0)
  for (const doc of named.keys()) if (!matches.has(doc)) named.delete(doc)
  return { matches, named, ...(candidates && { candidates }), ...(otherEditions !== undefined && { otherEditions }) }
}
