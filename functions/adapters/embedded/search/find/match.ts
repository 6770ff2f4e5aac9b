import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { sortKey } from '#finding/analysis/sort-key.ts'
import { PAIR_BONUS } from '#finding/analysis/term-names.ts'
import type { SearchField, SearchIntent } from '#finding/intent.ts'
import { isSentence, MIN_FULL_MATCHES } from '#finding/ranking/sentence.ts'
import { type Allowed, allowedIn, filteredBy, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { addMost } from '../match/match-most.ts'
import { keepWithPhrases } from '../match/match-phrases.ts'
import { eachPosting, lookUp, matchAll, type Term } from '../match/match-words.ts'
import { type Matches, matchesFor } from '../match/matches.ts'
import { type Parted, partByMissed } from '../match/missed.ts'
import { titled, WHOLE_TITLE } from '../match/titles-beginning.ts'
import { findNamed } from '../names/find-named.ts'

export interface Found {
  readonly matches: Matches
  /** documents that the text names, and how surely */
  readonly named: ReadonlyMap<number, number>
  /** what the text finds in scope, by what it misses of the filters; where counts were asked for, and there is a text */
  readonly candidates?: Parted
}

function matchEverything(snapshot: Snapshot, allowed: Allowed, into: Matches): void {
  for (const [index, { base, size }] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < size; doc++) if (!own || hasBit(own, doc)) into.add(base + doc, 1)
  }
}

/** The documents with every word, and with every phrase as it stands. */
export function matchWhole(
  snapshot: Snapshot,
  query: ParsedQuery,
  field: SearchField,
  allowed: Allowed,
  into: Matches,
): readonly Term[] {
  const terms = query.terms.map((name) => lookUp(snapshot, name))
  matchAll(snapshot, terms, field, allowed, into)
  keepWithPhrases(snapshot, query.phrases, into)
  return terms
}

function addBonus(snapshot: Snapshot, query: ParsedQuery, allowed: Allowed, matches: Matches): void {
  for (const name of query.bonus) {
    const term = lookUp(snapshot, name)
    eachPosting(snapshot, term, allowed, (doc) => {
      if (matches.has(doc)) matches.scores[doc] = (matches.scores[doc] as number) + PAIR_BONUS * term.weight
    })
  }
}

function addTitled(snapshot: Snapshot, { text }: ParsedQuery, matches: Matches): void {
  const title = sortKey(text)
  for (const { segment, base } of snapshot.segments)
    for (const doc of titled(segment, title))
      if (matches.has(base + doc)) matches.scores[base + doc] = (matches.scores[base + doc] as number) + WHOLE_TITLE
}

/** What the text finds, and what it names. */
function matchText(snapshot: Snapshot, query: ParsedQuery, { scope, field }: SearchIntent, allowed: Allowed, matches: Matches) {
  const terms = matchWhole(snapshot, query, field, allowed, matches)
  const named = field === 'keyword' ? new Map<number, number>() : findNamed(snapshot, query, scope, allowed)
  if (field !== 'keyword') addBonus(snapshot, query, allowed, matches)
  if (field !== 'designation') addTitled(snapshot, query, matches)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, 0.001)
  if (isSentence(query) && named.size === 0 && matches.count < MIN_FULL_MATCHES) addMost(snapshot, terms, field, allowed, matches)
  return named
}

/** Looked for in the whole scope: what is found, and what would be if one of the filters were not. */
function matchInScope(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): Found {
  const matches = matchesFor(snapshot)
  const named = matchText(snapshot, query, intent, inScope(snapshot, intent.scope), matches)
  const filtered = filteredBy(snapshot, intent.filters)
  const candidates = partByMissed(snapshot, matches.found(), filtered)
  let at = 0
  if (filtered.length) matches.keep((doc) => doc === candidates.whole[at] && ++at > 0)
  for (const doc of named.keys()) if (!matches.has(doc)) named.delete(doc)
  return { matches, named, candidates }
}

/** Whether a sentence is answered in part is decided in its scope: what is ticked narrows, and never widens. */
export function match(snapshot: Snapshot, query: ParsedQuery, intent: SearchIntent): Found {
  if (!query.everything && (intent.count || isSentence(query))) return matchInScope(snapshot, query, intent)
  const matches = matchesFor(snapshot)
  const allowed = allowedIn(snapshot, intent.scope, intent.filters)
  if (!query.everything) return { matches, named: matchText(snapshot, query, intent, allowed, matches) }
  matchEverything(snapshot, allowed, matches)
  return { matches, named: new Map() }
}
