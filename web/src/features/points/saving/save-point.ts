import { api } from '#contract/index.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import { type PointFormField, sameTexts, textsOfPoint, trimTexts } from '../texts/point-fields.ts'
import type { PointDraft, WrittenPoint } from './point-draft.ts'

/** Outcome of saving: the point as the server has it, or how its draft stands. */
export type PointOutcome = { readonly point: CompassPoint } | Pick<WrittenPoint, 'saving' | 'other'>

const TRIED_AGAIN = new Set([0, 401, 408, 429])

/** Sends a draft: a new point, or the changed texts of one. */
export async function savePoint(call: Call, draft: PointDraft, fields: readonly PointFormField[]): Promise<PointOutcome> {
  const { annotationId: id, contentId, place, version } = draft
  const texts = trimTexts(fields, draft.texts)
  try {
    const point =
      version === undefined
        ? await call(api.points.create, { ...texts, contentID: contentId, compassPointUUID: id, ...(place && { place }) })
        : await call(api.points.edit, { ...texts, id, version })
    return { point }
  } catch (error) {
    const { status, problem } = error instanceof CallError ? error : { status: 0, problem: undefined }
    if (problem?.code === 'point-inactive') return { saving: 'inactive' }
    if (problem?.code !== 'point-changed') return { saving: TRIED_AGAIN.has(status) || status >= 500 ? 'kept' : 'refused' }
    const other = (problem.stored as CompassPoint | undefined) ?? (await call(api.points.one, { id }).catch(() => undefined))
    if (!other) return { saving: 'kept' }
    return sameTexts(textsOfPoint(fields, other), texts) ? { point: other } : { saving: 'conflict', other }
  }
}
