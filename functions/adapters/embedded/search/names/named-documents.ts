import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { NamedDocuments } from '#finding/names/designation-matcher.ts'
import { type DesignationMatch, matchDesignation, namedEditions } from '#finding/names/match-designation.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { snapshotNames } from './snapshot-names.ts'

const cache = new WeakMap<ParsedQuery, DesignationMatch>()

/** Matches a query's text with designations in the scope. Filters have no part in it, so that they never change the reading. */
export function designationMatchIn(snapshot: Snapshot, query: ParsedQuery, scope: SearchScope): DesignationMatch {
  let found = cache.get(query)
  if (!found) {
    found = matchDesignation(snapshotNames(snapshot, inScope(snapshot, scope)), query.text)
    cache.set(query, found)
  }
  return found
}

/** Finds the allowed documents that a query names. */
export function findNamedDocuments(snapshot: Snapshot, query: ParsedQuery, scope: SearchScope, allowed: Allowed): NamedDocuments {
  const named: NamedDocuments = new Map()
  for (const [doc, tier] of designationMatchIn(snapshot, query, scope).named) {
    const open = segmentOf(snapshot, doc)
    const own = allowed[snapshot.segments.indexOf(open)]
    if (!own || hasBit(own, doc - open.base)) named.set(doc, tier)
  }
  return named
}

/** Editions that a query names, whatever editions are searched. */
export function namedEditionsIn(snapshot: Snapshot, query: ParsedQuery, scope: SearchScope): ReadonlySet<number> {
  return namedEditions(designationMatchIn(snapshot, query, scope), snapshotNames(snapshot, inScope(snapshot, scope)))
}
