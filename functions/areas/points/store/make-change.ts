import type { AuditState } from '#contract/points/point-schemas.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { namesOf } from '#library/links/names.ts'
import type { SelectedPlace } from '#library/places/select-place.ts'
import type { Actor } from '#people/actor.ts'
import { cutText } from '#text/cut.ts'
import type { StoredAudit, StoredPlace, StoredPoint } from './stored-point.ts'

/** characters; what lists show of a selection */
const MAX_LISTED_SELECTION = 1000

/** characters of a name in lists and among annotations */
const MAX_AUTHOR_LENGTH = 20

/** Name of a person as lists and annotations have it: the last name first, cut. */
export const authorName = ({ firstName, lastName, email }: Pick<Actor, 'firstName' | 'lastName' | 'email'>): string =>
  cutText(`${lastName} ${firstName}`.trim() || email, MAX_AUTHOR_LENGTH).trim()

/** Facts of a document that lists sort points by. */
export const documentColumns = ({ record }: Pick<JoinedDocument, 'record'>) => ({
  publisher: record.publisher,
  standard: namesOf(record).standard,
  designation: record.designation,
  contentStatus: record.status,
})

/** Facts of a place that lists show. */
export function placeFacts({ quote, areas }: StoredPlace['place'], selected = ''): Pick<StoredPoint, 'selectionText' | 'page'> {
  const page = areas?.[0]?.page
  return {
    selectionText: cutText(quote?.exact ?? selected, MAX_LISTED_SELECTION),
    ...(page !== undefined && { page: page + 1 }),
  }
}

/** A place as it is stored, with the sizes of the pages that it is on. */
export function storedPlaceOf({ place, sizes }: SelectedPlace): StoredPlace {
  const pages = new Set(place.areas?.map(({ page }) => page))
  const sized = [...pages].flatMap((page) => (sizes[page] ? [[String(page), sizes[page]] as const] : []))
  const framed = sized.filter(([, { frame }]) => frame)
  return {
    place,
    heights: Object.fromEntries(sized.map(([page, { height }]) => [page, height])),
    ...(framed.length > 0 && { frames: Object.fromEntries(framed) }),
  }
}

const stateOf = (point: StoredPoint): AuditState => ({
  modifiedDate: point.modified,
  name: point.name,
  description: point.description,
  overlayDetails: point.overlayDetails,
  selectionMetadata: {
    selectionText: point.selectionText,
    annotationID: point.id,
    ...(point.page !== undefined && { pageNumber: point.page }),
    ...(point.source && { sourceCompassPointId: point.source }),
  },
})

/** The entry of a history that tells a change. */
export function auditOf(
  type: StoredAudit['type'],
  by: string,
  { before, after }: { readonly before?: StoredPoint; readonly after: StoredPoint },
): StoredAudit {
  return { type, by, at: after.modified, current: stateOf(after), ...(before && { previous: stateOf(before) }) }
}
