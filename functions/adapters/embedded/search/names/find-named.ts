import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { NamedDocuments } from '#finding/names/designation-matcher.ts'
import { type DesignationMatch, matchDesignation } from '#finding/names/match-designation.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { heldIn } from './held-in-snapshot.ts'

const decided = new WeakMap<ParsedQuery, DesignationMatch>()

/** How a text is read is decided within the scope alone: it must not change with what is ticked. */
export function namedIn(snapshot: Snapshot, query: ParsedQuery, scope: SearchScope): DesignationMatch {
  let found = decided.get(query)
  if (!found) {
    found = matchDesignation(heldIn(snapshot, inScope(snapshot, scope)), query.text)
    decided.set(query, found)
  }
  return found
}

/** A text that is a designation, however it is written, or has one in it, finds what it names. */
export function findNamed(snapshot: Snapshot, query: ParsedQuery, scope: SearchScope, allowed: Allowed): NamedDocuments {
  const named: NamedDocuments = new Map()
  for (const [doc, tier] of namedIn(snapshot, query, scope).named) {
    const open = segmentOf(snapshot, doc)
    const own = allowed[snapshot.segments.indexOf(open)]
    if (!own || hasBit(own, doc - open.base)) named.set(doc, tier)
  }
  return named
}
