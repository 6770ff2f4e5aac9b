import { hash } from 'node:crypto'
import type { ListedDocuments, SearchScope } from '#finding/intent.ts'
import { type Allowed, both, cached, inScope } from './allowed.ts'
import { newBitmap, setBit } from './bitmap.ts'
import type { OpenSegment, Snapshot } from './snapshot.ts'

/** Sets the documents of a segment that have one of the keys, which ascend. */
function withKeys({ segment: { keys }, size }: OpenSegment, wanted: Uint32Array) {
  const bitmap = newBitmap(size)
  let at = 0
  for (const key of wanted) {
    if (key > (keys[size - 1] as number)) break
    let [low, high] = [at, size - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] as number) < key) low = middle + 1
      else high = middle
    }
    at = low
    if (keys[low] === key) setBit(bitmap, low)
  }
  return bitmap
}

/** Listed documents that are in their scope. A list is long where an account works much, and the same until that changes. */
export function listedIn(snapshot: Snapshot, { ids, of }: ListedDocuments): Allowed {
  const name = JSON.stringify(['listed', of, hash('sha256', ids.join('\n'), 'base64')])
  return cached(snapshot, name, () => {
    const scope = inScope(snapshot, { documents: of })
    const keys = snapshot.keysOf(ids)
    return snapshot.segments.map((open, index) => both(withKeys(open, keys), scope[index]))
  })
}

/** Tells whether one of the listed documents is in a scope, too. */
export function anyListedIn(snapshot: Snapshot, list: ListedDocuments, scope: Pick<SearchScope, 'documents'>): boolean {
  const allowed = inScope(snapshot, scope)
  return listedIn(snapshot, list).some((own, index) => both(own, allowed[index])?.some((byte) => byte !== 0))
}
