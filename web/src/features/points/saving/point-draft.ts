import type { TextPlace } from '#contract/documents/place.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import type { DraftId } from '#web/lib/drafts.ts'
import type { PointFieldTexts } from '../texts/point-fields.ts'

/** Texts of a point that the server does not have yet. `annotationId` is the point's UUID. */
export interface PointDraft extends DraftId {
  readonly texts: PointFieldTexts
  /** place that was selected, for a point that is new */
  readonly place?: TextPlace
  /** version of the point that was changed; absent for a point that is new */
  readonly version?: number
}

/** Describes drafts of points to the device. */
export const POINT_DRAFTS = {
  kind: 'lectern-point',
  isWhole: ({ texts }: Partial<PointDraft>) =>
    [texts?.name, texts?.description, texts?.overlayDetails].every((text) => typeof text === 'string'),
}

/**
 * `typed`: not sent · `saving` · `kept`: the server was not reached · `refused`: it does not take the point · `inactive`: the point
 * was deactivated elsewhere · `conflict`: it was changed elsewhere
 */
type PointSaving = 'typed' | 'saving' | 'kept' | 'refused' | 'inactive' | 'conflict'

/** A point that is being written. */
export interface WrittenPoint {
  readonly draft: PointDraft
  readonly saving: PointSaving
  /** the device holds it */
  readonly isKept: boolean
  /** the point as it was changed elsewhere */
  readonly other?: CompassPoint
}

/** Makes a UUID (version 4); works without a secure origin too. */
export function newPointId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
