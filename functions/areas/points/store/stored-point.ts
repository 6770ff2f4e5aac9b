import type { Status } from '#contract/documents/document-card.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import type { AuditState, POINT_CHANGES, POINT_STATUSES } from '#contract/points/point-schemas.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { PageSize } from '#document-text/document-text.ts'

/** A point without its place: what lists show, sort and search. */
export interface StoredPoint {
  readonly id: string
  readonly contentCode: string
  /** facts of the document when it was last looked at */
  readonly publisher: string
  /** name of the standard to which the document belongs */
  readonly standard: string
  readonly designation: string
  readonly contentStatus: Status
  readonly name: string
  readonly description: string
  readonly overlayDetails: string
  /** fields whose texts are cleaned markup */
  readonly rich: readonly ('name' | 'description' | 'overlayDetails')[]
  readonly selectionText: string
  /** from 1; absent without a page */
  readonly page?: number
  readonly createdById: string
  /** name and address at that time, which stay when the person leaves */
  readonly createdBy: string
  readonly creatorEmail: string
  /** ISO 8601 */
  readonly created: string
  /** ISO 8601 */
  readonly modified: string
  /** name of who changed it then; absent where nobody did, or an earlier release wrote it */
  readonly modifiedBy?: string
  readonly status: (typeof POINT_STATUSES)[number]
  /** ISO 8601 */
  readonly deactivated?: string
  readonly deactivatedBy?: string
  readonly deactivatedByEmail?: string
  readonly shared?: true
  /** the point from which it was carried */
  readonly source?: string
  /** rises with each change, from 1 */
  readonly version: number
  /** id of the write that made this version */
  readonly write: string
}

/** The place of a point, with the sizes of its pages, in tenths of a point, by which its rectangles become XFDF. */
export interface StoredPlace {
  readonly place: TextPlace
  readonly heights: { readonly [page: string]: number }
  /** pages that are turned to be shown, or whose corner is not at zero */
  readonly frames?: { readonly [page: string]: PageSize }
}

export interface StoredAudit {
  readonly type: (typeof POINT_CHANGES)[number]
  /** name of the person */
  readonly by: string
  /** ISO 8601 */
  readonly at: string
  readonly current: AuditState
  readonly previous?: AuditState
}

/** Owner of points: an account of a tenant. */
export interface PointOwner {
  readonly tenant: Tenant
  readonly accountId: string
}
