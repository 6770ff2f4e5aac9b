import type { TextPlace } from '#contract/documents/place.ts'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { points } from '#contract/points/points.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import { type PointFormField, textsOfPoint, trimTexts } from '../texts/point-fields.ts'

/** `gone`: the point was deactivated meanwhile, or the document has no such place */
export type SelectionOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'changed'; readonly other: CompassPoint }
  | { readonly is: 'inactive' | 'no-place' | 'failed' }

/** Saves another selection of a point, which keeps its texts. */
export async function saveSelection(
  call: Call,
  point: CompassPoint,
  place: TextPlace,
  fields: readonly PointFormField[],
): Promise<SelectionOutcome> {
  const { compassPointID: id, version } = point
  try {
    await call(points.edit, { ...trimTexts(fields, textsOfPoint(fields, point)), id, version, place })
    return { is: 'saved' }
  } catch (error) {
    const problem = error instanceof CallError ? error.problem : undefined
    if (problem?.code === 'point-changed' && problem.stored) return { is: 'changed', other: problem.stored as CompassPoint }
    if (problem?.code === 'point-inactive') return { is: 'inactive' }
    return { is: problem?.code === 'no-such-place' ? 'no-place' : 'failed' }
  }
}
