import type { Query } from '#finding/analysis/parse-query.ts'
import type { SearchScope } from '#finding/intent.ts'
import { type NamedBy, nameDocuments } from '#finding/names/name-documents.ts'
import type { Named } from '#finding/names/named-by.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { type Snapshot, segmentOf } from '../index/snapshot.ts'
import { heldIn } from './held-in-snapshot.ts'

const decided = new WeakMap<Query, NamedBy>()

/** How a text is read is decided within the scope alone: it must not change with what is ticked. */
export function namedIn(snapshot: Snapshot, query: Query, scope: SearchScope): NamedBy {
  let found = decided.get(query)
  if (!found) {
    found = nameDocuments(heldIn(snapshot, inScope(snapshot, scope)), query.text)
    decided.set(query, found)
  }
  return found
}

/** A text that is a designation, however it is written, or has one in it, finds what it names. */
export function findNamed(snapshot: Snapshot, query: Query, scope: SearchScope, allowed: Allowed): Named {
  const named: Named = new Map()
  for (const [doc, tier] of namedIn(snapshot, query, scope).named) {
    const open = segmentOf(snapshot, doc)
    const own = allowed[snapshot.segments.indexOf(open)]
    if (!own || hasBit(own, doc - open.base)) named.set(doc, tier)
  }
  return named
}
