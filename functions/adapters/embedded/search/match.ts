import type { SearchField, SearchIntent } from '#ports/search.ts'
import { type Allowed, allowedIn } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { FEW, matchMost, SENTENCE } from './match-most.ts'
import { keepWithPhrases } from './match-phrases.ts'
import { eachPosting, lookUp, matchAll, type Term } from './match-words.ts'
import { type Matches, matchesFor } from './matches.ts'
import type { Query } from './parse-query.ts'
import type { Snapshot } from './snapshot.ts'

export interface Found {
  readonly matches: Matches
  /** documents that the text names, and how surely */
  readonly named: ReadonlyMap<number, number>
}

function matchEverything(snapshot: Snapshot, allowed: Allowed, into: Matches): void {
  for (const [index, { base, size }] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < size; doc++) if (!own || hasBit(own, doc)) into.add(base + doc, 1)
  }
}

/** A text that is a designation, however it is written, finds what it names; surely only where its words do not say otherwise. */
function matchNames(snapshot: Snapshot, query: Query, allowed: Allowed): Map<number, number> {
  const named = new Map<number, number>()
  for (const { term, tier } of query.names) {
    eachPosting(snapshot, lookUp(snapshot, term), allowed, (doc) => {
      if ((named.get(doc) ?? 0) < tier) named.set(doc, tier)
    })
  }
  return named
}

/** The documents with every word, and with every phrase as it stands. */
function matchWhole(snapshot: Snapshot, query: Query, field: SearchField, allowed: Allowed, into: Matches): readonly Term[] {
  const terms = query.terms.map((name) => lookUp(snapshot, name))
  matchAll(snapshot, terms, field, allowed, into)
  keepWithPhrases(snapshot, query.phrases, into)
  return terms
}

const isSentence = ({ phrases, terms }: Query) => phrases.length === 0 && terms.length >= SENTENCE

const BONUS = 0.4

export function match(snapshot: Snapshot, query: Query, { scope, filters, field }: SearchIntent): Found {
  const matches = matchesFor(snapshot)
  const allowed = allowedIn(snapshot, scope, filters)
  if (query.everything) {
    matchEverything(snapshot, allowed, matches)
    return { matches, named: new Map() }
  }
  const terms = matchWhole(snapshot, query, field, allowed, matches)
  if (field !== 'keyword') {
    for (const name of query.bonus) {
      const term = lookUp(snapshot, name)
      eachPosting(snapshot, term, allowed, (doc) => {
        if (matches.has(doc)) matches.scores[doc] = (matches.scores[doc] as number) + BONUS * term.weight
      })
    }
  }
  const named = field === 'keyword' ? new Map<number, number>() : matchNames(snapshot, query, allowed)
  if (isSentence(query) && named.size === 0 && matches.count < FEW) matchMost(snapshot, terms, field, allowed, matches)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, 0.001)
  return { matches, named }
}

/** What may be found within the same text, in wider bounds. */
export interface Candidates {
  /** with every word, or named */
  readonly surely: Uint32Array
  /** of those, the named */
  readonly named: Uint32Array
  /** with a good part of a sentence alone */
  readonly partly: Uint32Array
}

const NONE = new Uint32Array(0)

export function gatherCandidates(snapshot: Snapshot, query: Query, { field }: SearchIntent, allowed: Allowed): Candidates {
  const matches = matchesFor(snapshot)
  if (query.everything) {
    matchEverything(snapshot, allowed, matches)
    return { surely: matches.found(), named: NONE, partly: NONE }
  }
  const terms = matchWhole(snapshot, query, field, allowed, matches)
  const named = field === 'keyword' ? new Map<number, number>() : matchNames(snapshot, query, allowed)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, 0.001)
  const sure = matches.count
  if (!isSentence(query)) return { surely: matches.found(), named: NONE, partly: NONE }
  matchMost(snapshot, terms, field, allowed, matches)
  return {
    surely: matches.docs.subarray(0, sure),
    named: Uint32Array.from(named.keys()),
    partly: matches.docs.subarray(sure, matches.count),
  }
}
