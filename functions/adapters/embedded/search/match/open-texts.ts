import type { SearchScope } from '#finding/intent.ts'
import { type Allowed, cached, inScope, isAllowed } from '../index/allowed.ts'
import type { OpenSegment, Snapshot } from '../index/snapshot.ts'

const withTexts = new WeakMap<OpenSegment['segment'], boolean>()

/** Tells whether some document of a segment has a full text. */
function hasTexts({ segment }: OpenSegment): boolean {
  const known = withTexts.get(segment) ?? segment.shares.some((share) => share > 0)
  withTexts.set(segment, known)
  return known
}

/** Documents whose full texts a search may read; undefined where those of a whole segment make no difference. */
export function openTexts(snapshot: Snapshot, { texts }: Pick<SearchScope, 'texts'>): Allowed {
  if (texts === 'all') return []
  return cached(snapshot, JSON.stringify(['texts', texts]), () => {
    const open = inScope(snapshot, { documents: texts })
    return snapshot.segments.map((one, index) => (hasTexts(one) ? open[index] : undefined))
  })
}

/** Tells whether a search may read the full text of a document. */
export const isTextOpen = (snapshot: Snapshot, { texts }: Pick<SearchScope, 'texts'>, doc: number): boolean =>
  texts === 'all' || isAllowed(snapshot, inScope(snapshot, { documents: texts }), doc)
