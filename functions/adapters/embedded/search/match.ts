import type { SearchIntent } from '#ports/search.ts'
import { allowedIn } from './allowed.ts'
import { hasBit } from './bitmap.ts'
import { FEW, matchMost, SENTENCE } from './match-most.ts'
import { keepWithPhrases } from './match-phrases.ts'
import { eachPosting, lookUp, matchAll } from './match-words.ts'
import { type Matches, matchesFor } from './matches.ts'
import type { Query } from './parse-query.ts'
import type { Snapshot } from './snapshot.ts'

export interface Found {
  readonly matches: Matches
  /** documents that the text names, and how surely */
  readonly named: ReadonlyMap<number, number>
}

function matchEverything(snapshot: Snapshot, allowed: ReturnType<typeof allowedIn>, into: Matches): void {
  for (const [index, { base, size }] of snapshot.segments.entries()) {
    const own = allowed[index]
    for (let doc = 0; doc < size; doc++) if (!own || hasBit(own, doc)) into.add(base + doc, 1)
  }
}

/** A text that is a designation, however it is written, finds what it names; surely only where its words do not say otherwise. */
function matchNames(snapshot: Snapshot, query: Query, allowed: ReturnType<typeof allowedIn>): Map<number, number> {
  const named = new Map<number, number>()
  for (const { term, tier } of query.names) {
    eachPosting(snapshot, lookUp(snapshot, term), allowed, (doc) => {
      if ((named.get(doc) ?? 0) < tier) named.set(doc, tier)
    })
  }
  return named
}

const BONUS = 0.4

export function match(snapshot: Snapshot, query: Query, { scope, filters, field }: SearchIntent): Found {
  const matches = matchesFor(snapshot)
  const allowed = allowedIn(snapshot, scope, filters)
  if (query.everything) {
    matchEverything(snapshot, allowed, matches)
    return { matches, named: new Map() }
  }
  const terms = query.terms.map((name) => lookUp(snapshot, name))
  matchAll(snapshot, terms, field, allowed, matches)
  keepWithPhrases(snapshot, query.phrases, matches)
  if (field !== 'keyword') {
    for (const name of query.bonus) {
      const term = lookUp(snapshot, name)
      eachPosting(snapshot, term, allowed, (doc) => {
        if (matches.has(doc)) matches.scores[doc] = (matches.scores[doc] as number) + BONUS * term.weight
      })
    }
  }
  const named = field === 'keyword' ? new Map<number, number>() : matchNames(snapshot, query, allowed)
  const sentence = query.phrases.length === 0 && terms.length >= SENTENCE && named.size === 0
  if (sentence && matches.count < FEW) matchMost(snapshot, terms, field, allowed, matches)
  for (const doc of named.keys()) if (!matches.has(doc)) matches.add(doc, 0.001)
  return { matches, named }
}
