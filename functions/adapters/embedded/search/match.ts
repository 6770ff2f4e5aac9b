import type { SearchField, SearchIntent } from '#ports/search.ts'
import { type Allowed, allowedIn, filteredBy, inScope } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { findNamed } from './find-named.ts'
import { ALL_WORDS, FEW, matchMost, SENTENCE } from './match-most.ts'
import { keepWithPhrases } from './match-phrases.ts'
import { eachPosting, lookUp, matchAll, type Term } from './match-words.ts'
import { type Matches, matchesFor } from './matches.ts'
import { type Parted, partByMissed } from './missed.ts'
import type { Query } from './parse-query.ts'
import type { Snapshot } from './snapshot.ts'

export interface Found {
  readonly matches: Matches
  /** documents that the text names, and how surely */
  readonly named: ReadonlyMap<number, number>
  /** where counts were asked for, and there is a text */
  readonly candidates?: Candidates
}

/** What the text finds in scope, by what it misses of the filters. */
export interface Candidates {
  /** with every word, or named */
  readonly surely: Parted
  /** of those, the named of a sentence */
  readonly named: Parted
  /** with a good part of a sentence alone */
  readonly partly: Parted
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
  query: Query,
  field: SearchField,
  allowed: Allowed,
  into: Matches,
): readonly Term[] {
  const terms = query.terms.map((name) => lookUp(snapshot, name))
  matchAll(snapshot, terms, field, allowed, into)
  keepWithPhrases(snapshot, query.phrases, into)
  return terms
}

const NONE = new Uint32Array(0)

export const isSentence = ({ phrases, terms }: Query) => phrases.length === 0 && terms.length >= SENTENCE

const BONUS = 0.4

function addBonus(snapshot: Snapshot, query: Query, allowed: Allowed, matches: Matches): void {
  for (const name of query.bonus) {
    const term = lookUp(snapshot, name)
    eachPosting(snapshot, term, allowed, (doc) => {
      if (matches.has(doc)) matches.scores[doc] = (matches.scores[doc] as number) + BONUS * term.weight
    })
  }
}

/** Documents with every word, or named, before what a sentence finds beside them. */
function matchText(snapshot: Snapshot, query: Query, { scope, field }: SearchIntent, allowed: Allowed, matches: Matches) {
  const terms = matchWhole(snapshot, query, field, allowed, matches)
  const named = field === 'keyword' ? new Map<number, number>() : findNamed(snapshot, query, scope, allowed)
  if (field !== 'keyword') addBonus(snapshot, query, allowed, matches)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, 0.001)
  return { named, most: () => matchMost(snapshot, terms, field, allowed, matches) }
}

const callsForMost = (query: Query, matches: Matches, named: ReadonlyMap<number, number>) =>
  isSentence(query) && named.size === 0 && matches.count < FEW

function addMost(docs: Uint32Array, most: Matches, matches: Matches): void {
  for (const doc of matches.found()) matches.scores[doc] = (matches.scores[doc] as number) + ALL_WORDS
  for (const doc of docs) matches.add(doc, most.scores[doc] as number)
}

/** What is found, and what would be if one of the filters were not: looked for once, in the whole scope. */
function matchWithCandidates(snapshot: Snapshot, query: Query, intent: SearchIntent): Found {
  const matches = matchesFor(snapshot)
  const filtered = filteredBy(snapshot, intent.filters)
  const part = (docs: Uint32Array) => partByMissed(snapshot, docs, filtered)
  const { named, most } = matchText(snapshot, query, intent, inScope(snapshot, intent.scope), matches)
  const partial = isSentence(query) ? most() : undefined
  const surely = part(matches.found())
  const candidates = {
    surely,
    named: part(partial ? Uint32Array.from(named.keys()) : NONE),
    partly: part(partial?.found() ?? NONE),
  }
  let at = 0
  if (filtered.length) matches.keep((doc) => doc === surely.whole[at] && ++at > 0)
  for (const doc of named.keys()) if (!matches.has(doc)) named.delete(doc)
  if (partial && callsForMost(query, matches, named)) addMost(candidates.partly.whole, partial, matches)
  return { matches, named, candidates }
}

export function match(snapshot: Snapshot, query: Query, intent: SearchIntent): Found {
  if (intent.count && !query.everything) return matchWithCandidates(snapshot, query, intent)
  const matches = matchesFor(snapshot)
  const allowed = allowedIn(snapshot, intent.scope, intent.filters)
  if (query.everything) {
    matchEverything(snapshot, allowed, matches)
    return { matches, named: new Map() }
  }
  const { named, most } = matchText(snapshot, query, intent, allowed, matches)
  if (callsForMost(query, matches, named)) {
    const partial = most()
    addMost(partial.found(), partial, matches)
  }
  return { matches, named }
}
