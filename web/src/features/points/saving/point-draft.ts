import type { TextPlace } from '#contract/documents/place.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import type { DraftForm } from '#web/lib/drafts/device-drafts.ts'
import type { Draft } from '#web/lib/drafts/draft-kind.ts'
import type { DraftSaver } from '#web/lib/drafts/draft-saver.ts'
import type { PointFieldTexts } from '../texts/point-fields.ts'

/** Texts of a point that the server does not have yet. `annotationId` is the point's UUID. */
export interface PointDraft extends Draft {
  readonly texts: PointFieldTexts
  /** place that was selected, for a point that is new */
  readonly place?: TextPlace
}

const textOf = (stored: unknown) => (typeof stored === 'string' ? stored : '')

/** Drafts of points on the device. A field that another release did not have is empty. */
export const POINT_DRAFTS: DraftForm<PointDraft> = {
  kind: 'lectern-point',
  restore: ({ texts, ...draft }) =>
    typeof texts !== 'object' || texts === null
      ? undefined
      : {
          ...draft,
          texts: {
            name: textOf(texts.name),
            description: textOf(texts.description),
            overlayDetails: textOf(texts.overlayDetails),
          },
        },
}

/** A point that is being written. */
export type PointSaver = DraftSaver<PointDraft, CompassPoint>

/** Makes a UUID (version 4); works without a secure origin too. */
export function newPointId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
