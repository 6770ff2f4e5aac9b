import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import { PAIR_BONUS } from '#finding/analysis/term-names.ts'
import type { SearchField, SearchIntent } from '#finding/intent.ts'
import { isSentence, MIN_FULL_MATCHES } from '#finding/ranking/sentence.ts'
import { type Allowed, allowedIn, filteredBy, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { type FilterGroups, groupByFailedFilter } from '../match/failed-filters.ts'
import { addPartialMatches } from '../match/match-partially.ts'
import { filterByPhrases } from '../match/match-phrases.ts'
import { findTerm, forEachPosting, matchTerms, type Term } from '../match/match-terms.ts'
import { emptyMatches, type Matches } from '../match/matches.ts'
import { documentsTitled, WHOLE_TITLE_BONUS } from '../match/titles-with-prefix.ts'
import { findNamedDocuments } from '../names/named-documents.ts'

/** Score of a document that is named but has none of the words. */
const MIN_SCORE = 0.001

export interface MatchResult {
  readonly matches: Matches
  /** documents that the text names, with tiers of certainty */
  readonly named: ReadonlyMap<number, number>
  /** matches in the scope by failed filter, for a text whose facets are counted */
  readonly candidates?: FilterGroups
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
  field: SearchField,
  allowed: Allowed,
  into: Matches,
): readonly Term[] {
  const terms = query.terms.map((name) => findTerm(snapshot, name))
  matchTerms(snapshot, terms, field, allowed, into)
  filterByPhrases(snapshot, query.phrases, into)
  return terms
}

function addBonus(snapshot: Snapshot, query: ParsedQuery, allowed: Allowed, matches: Matches): void {
  for (const name of query.bonus) {
    const term = findTerm(snapshot, name)
    forEachPosting(snapshot, term, allowed, (doc) => {
      if (matches.has(doc)) matches.scores[doc] = (matches.scores[doc] as number) + PAIR_BONUS * term.weight
    })
  }
}

function addTitled(snapshot: Snapshot, { text }: ParsedQuery, matches: Matches): void {
  const title = sortKey(text)
  for (const { segment, base } of snapshot.segments)
    for (const doc of documentsTitled(segment, title))
      if (matches.has(base + doc)) matches.scores[base + doc] = (matches.scores[base + doc] as number) + WHOLE_TITLE_BONUS
}

/** Matches the documents that a text finds or names. */
function matchText(snapshot: Snapshot, query: ParsedQuery, { scope, field }: SearchIntent, allowed: Allowed, matches: Matches) {
  const terms = matchAllWords(snapshot, query, field, allowed, matches)
  const named = field === 'keyword' ? new Map<number, number>() : findNamedDocuments(snapshot, query, scope, allowed)
  if (field !== 'keyword') addBonus(snapshot, query, allowed, matches)
  if (field !== 'designation') addTitled(snapshot, query, matches)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, MIN_SCORE)
  if (isSentence(query) && named.size === 0 && matches.count < MIN_FULL_MATCHES)
    addPartialMatches(snapshot, terms, field, allowed, matches)
  return named
}

/** Matches in the whole scope, then applies the filters. Counts also need the documents that fail only one filter. */
function matchInScope(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): MatchResult {
  const matches = emptyMatches(snapshot)
  const named = matchText(snapshot, query, intent, inScope(snapshot, intent.scope), matches)
  const filtered = filteredBy(snapshot, intent.filters)
  const candidates = groupByFailedFilter(snapshot, matches.documents(), filtered)
  let at = 0
  if (filtered.length) matches.filter((doc) => doc === candidates.matching[at] && ++at > 0)
  for (const doc of named.keys()) if (!matches.has(doc)) named.delete(doc)
  return { matches, named, candidates }
}

/** Matches a query. The scope alone decides on partial matches of a sentence, so that a filter never widens the results. */
export function matchDocuments(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): MatchResult {
  if (!query.everything && (intent.count || isSentence(query))) return matchInScope(snapshot, query, intent)
  const matches = emptyMatches(snapshot)
  const allowed = allowedIn(snapshot, intent.scope, intent.filters)
  if (!query.everything) return { matches, named: matchText(snapshot, query, intent, allowed, matches) }
  matchEverything(snapshot, allowed, matches)
  return { matches, named: new Map() }
}
