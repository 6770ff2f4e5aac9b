import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import type { Call } from '#web/lib/calls/call.ts'
import type { DraftKind } from '#web/lib/drafts/draft-kind.ts'
import { joinTexts, type PointFormField, textsOfPoint, trimTexts } from '../texts/point-fields.ts'
import type { PointDraft } from './point-draft.ts'

/** Drafts of points, saved where the person asks for it; `fields` are those of the document's form now. */
export const pointKind = (call: Call, fields: () => readonly PointFormField[]): DraftKind<PointDraft, CompassPoint> => ({
  refusals: { 'point-changed': 'changed', 'point-inactive': 'inactive' },
  textOf: ({ texts }) => joinTexts(trimTexts(fields(), texts)),
  savedTextOf: (point) => joinTexts(textsOfPoint(fields(), point)),
  send: ({ annotationId: id, contentId, texts, place, version }) => {
    const trimmed = trimTexts(fields(), texts)
    return version === undefined
      ? call(points.create, { ...trimmed, contentID: contentId, compassPointUUID: id, ...(place && { place }) })
      : call(points.edit, { ...trimmed, id, version })
  },
  read: ({ annotationId: id }) => call(points.one, { id }),
})
