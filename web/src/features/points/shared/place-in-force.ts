import { documents } from '#contract/documents/documents.ts'
import type { PlacedPoint } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { editionInForce } from '../reader/edition-in-force.ts'

/** Place of a point in the edition in force, as an address names it. */
export interface PlaceInForce {
  readonly contentCode: string
  /** a page of that edition; where the point has no place there the clause */
  readonly query: {
    readonly compasspointuuid: string
    readonly page?: number
    readonly clause?: string
    readonly heading?: string
  }
}

const pageOf = (found: PlacedPoint['found']) => {
  const page = found?.place.areas?.[0]?.page
  return page === undefined ? undefined : page + 1
}

/**
 * Finds where a point of an edition that is no longer in force stands in the one that is: where it was carried, is proposed, or in
 * its clause. Undefined where its own edition is in force, or the newer one is not open to the person.
 */
export async function placeInForce(
  call: Call,
  { contentCode, compassPointUUID: id }: { readonly contentCode: string; readonly compassPointUUID: string },
): Promise<PlaceInForce | undefined> {
  const edition = editionInForce(await call(documents.metadata, { contentCode, beside: 'true' }))
  if (!edition) return undefined
  const { content, proposals } = await call(points.ofDocument, { contentCode: edition.contentCode })
  const carried = content.find(({ selectionMetadata }) => selectionMetadata.sourceCompassPointId === id)
  const proposed = proposals.find(({ point }) => point.compassPointID === id)
  const at = (place: Omit<PlaceInForce['query'], 'compasspointuuid'>) => ({
    contentCode: edition.contentCode,
    query: { compasspointuuid: id, ...place },
  })
  const found = carried?.found ?? proposed?.found
  const page = pageOf(found) ?? carried?.selectionMetadata.pageNumber
  if (page !== undefined) return at({ page })
  if (found) return at({})
  const clause = proposed?.clause?.id ?? (await call(points.one, { id }).catch(() => undefined))?.place?.clause?.id
  return at(clause === undefined ? {} : { clause, heading: clause })
}
