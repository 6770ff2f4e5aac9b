import type { Standing } from '#contract/documents/document-card.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { AuditState, CompassPoint, PlacedPoint, PointAudit, PointRights } from '#contract/points/point-schemas.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { pdfVersionsOf } from '#library/files/file-versions.ts'
import type { Actor } from '#people/actor.ts'
import { writeAnnotations, writeXfdf } from '../exchange/xfdf/write-annotation.ts'
import type { StoredAudit, StoredPlace, StoredPoint } from '../store/stored-point.ts'

/** Parts and acts of a point that somebody is given. */
export interface PointView {
  readonly actor: Pick<Actor, 'userId'>
  readonly rights: PointRights
  /** the document is open to them */
  readonly readable: boolean
  /** they may take its words along */
  readonly quotable: boolean
  /** absent where the library no longer has it */
  readonly document?: JoinedDocument
}

export function presentTextPlace({ quote, position, clause, areas, file }: TextPlace, quotable: boolean): TextPlace {
  return {
    ...(quote && quotable && { quote }),
    ...(position && { position }),
    ...(clause && { clause }),
    ...(areas && { areas }),
    ...(file && { file }),
  }
}

function typeOf({ shared, createdById }: StoredPoint, { userId }: PointView['actor']): CompassPoint['type'] {
  if (shared) return 'marked'
  return createdById === userId ? 'own' : 'others'
}

export function presentPoint(point: StoredPoint, view: PointView, stored?: StoredPlace): CompassPoint {
  const { id, version, page, source } = point
  const { rights, readable, quotable, document } = view
  const { deactivated, deactivatedBy, deactivatedByEmail } = point
  return {
    compassPointID: id,
    compassPointUUID: id,
    name: point.name,
    description: point.description,
    overlayDetails: point.overlayDetails,
    richText: [...point.rich],
    designation: document?.record.designation ?? point.designation,
    contentStatus: document?.record.status ?? point.contentStatus,
    contentCode: point.contentCode,
    contentID: point.contentCode,
    createdById: point.createdById,
    createdUserName: point.createdBy,
    // Points are read by people of their account alone.
    ...(point.creatorEmail && { creatorEmail: point.creatorEmail }),
    createdDate: point.created,
    modifiedDate: point.modified,
    ...(point.modifiedBy && { modifiedUserName: point.modifiedBy }),
    isDeleted: point.status === 'inactive',
    status: point.status,
    ...(deactivated && { deactivatedDate: deactivated, deletedDate: deactivated }),
    ...(deactivatedByEmail && { deletedByEmail: deactivatedByEmail }),
    ...(deactivatedBy && { deletedByUserName: deactivatedBy }),
    type: typeOf(point, view.actor),
    edit: rights.edit,
    rights,
    ...(stored && readable && { selectionData: writeXfdf(writeAnnotations(point, stored)) }),
    selectionMetadata: {
      ...(quotable && { selectionText: point.selectionText }),
      annotationID: id,
      ...(page !== undefined && { pageNumber: page }),
      ...(source && { sourceCompassPointId: source }),
    },
    ...(stored && readable && { place: presentTextPlace(stored.place, quotable) }),
    ...(stored && readable && document && { pdfVersions: pdfVersionsOf(document) }),
    ...(!readable && { closed: true as const }),
    version,
  }
}

/** Presents a point of a list, with the standing of its document where the library has it. */
export const presentListedPoint = (point: StoredPoint, view: PointView, standing: Standing | undefined): CompassPoint => ({
  ...presentPoint(point, view),
  ...(standing && { standing }),
})

const withoutVersions = ({ pdfVersions: _, ...point }: CompassPoint): CompassPoint => point

export const presentPlacedPoint = (
  point: StoredPoint,
  view: PointView,
  stored: StoredPlace | undefined,
  found: PlacedPoint['found'],
): PlacedPoint => ({
  ...withoutVersions(presentPoint(point, view, stored)),
  ...(found &&
    view.readable && { found: { by: found.by, sure: found.sure, place: presentTextPlace(found.place, view.quotable) } }),
})

function presentState({ modifiedDate, name, description, overlayDetails, selectionMetadata }: AuditState, quotable: boolean) {
  const { selectionText, annotationID, pageNumber, sourceCompassPointId } = selectionMetadata
  return {
    modifiedDate,
    name,
    description,
    overlayDetails,
    selectionMetadata: {
      ...(quotable && selectionText !== undefined && { selectionText }),
      ...(annotationID && { annotationID }),
      ...(pageNumber !== undefined && { pageNumber }),
      ...(sourceCompassPointId && { sourceCompassPointId }),
    },
  }
}

export const presentAudit = ({ type, by, at, current, previous }: StoredAudit, quotable: boolean): PointAudit => ({
  dbTransactionType: type,
  transactionUserName: by,
  createdDate: at,
  auditData: {
    current: presentState(current, quotable),
    ...(previous && { previous: presentState(previous, quotable) }),
  },
})
