import type { PointView } from '../../rights/present.ts'
import { presentTextPlace } from '../../rights/present.ts'
import type { StoredPlace, StoredPoint } from '../../store/stored-point.ts'
import { plainTextOf } from '../../texts/plain-text.ts'

/** A point as files have it: all that makes it the same point again. */
export interface ExportedPoint {
  readonly compassPointUUID: string
  readonly contentCode: string
  readonly designation: string
  readonly contentStatus: string
  readonly status: StoredPoint['status']
  readonly name: string
  readonly description: string
  readonly overlayDetails: string
  readonly richText: readonly string[]
  readonly selectionText?: string
  readonly pageNumber?: number
  readonly place?: StoredPlace['place']
  readonly createdById: string
  readonly createdUserName: string
  readonly createdDate: string
  readonly modifiedDate: string
  readonly deactivatedDate?: string
  readonly deletedByUserName?: string
  readonly sourceCompassPointId?: string
}

/** Chooses what a file says of a point: nothing of a closed document's text, no words of a protected one. */
export function exportedOf(point: StoredPoint, view: PointView, stored: StoredPlace | undefined): ExportedPoint {
  const { document, readable, quotable } = view
  return {
    compassPointUUID: point.id,
    contentCode: point.contentCode,
    designation: document?.record.designation ?? point.designation,
    contentStatus: document?.record.status ?? point.contentStatus,
    status: point.status,
    name: point.name,
    description: point.description,
    overlayDetails: point.overlayDetails,
    richText: point.rich,
    ...(quotable && { selectionText: stored?.place.quote?.exact ?? point.selectionText }),
    ...(point.page !== undefined && { pageNumber: point.page }),
    ...(readable && stored && { place: presentTextPlace(stored.place, quotable) }),
    createdById: point.createdById,
    createdUserName: point.createdBy,
    createdDate: point.created,
    modifiedDate: point.modified,
    ...(point.deactivated && { deactivatedDate: point.deactivated }),
    ...(point.deactivatedBy && { deletedByUserName: point.deactivatedBy }),
    ...(point.source && { sourceCompassPointId: point.source }),
  }
}

/** Texts of a point as a person reads them. */
export const readableTextsOf = (point: StoredPoint) => ({
  name: plainTextOf(point, 'name'),
  description: plainTextOf(point, 'description'),
  overlayDetails: plainTextOf(point, 'overlayDetails'),
})
