import type { SearchScope } from '#ports/search.ts'
import { type NamedBy, nameDocuments } from '../../../shared/search-text/names/name-documents.ts'
import type { Named } from '../../../shared/search-text/names/named-by.ts'
import type { Query } from '../../../shared/search-text/parse-query.ts'
import { type Allowed, inScope } from '../allowed.ts'
import { hasBit } from '../bitmap.ts'
import { type Snapshot, segmentOf } from '../snapshot.ts'
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
