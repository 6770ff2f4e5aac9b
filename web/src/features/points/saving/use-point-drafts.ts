import { useLayoutEffect, useMemo, useRef } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { type DraftSavers, useDraftSavers } from '#web/lib/drafts/use-draft-savers.ts'
import type { PointFormField } from '../texts/point-fields.ts'
import { POINT_DRAFTS, type PointDraft } from './point-draft.ts'
import { pointKind } from './point-kind.ts'
import { useForgetSearches } from './use-forget-searches.ts'

/** Points that are being written, by their ids; one that is saved as it was written is written no longer. */
export function usePointDrafts(
  fields: readonly PointFormField[],
  onSaved: (point: CompassPoint, isNew: boolean) => void,
): DraftSavers<PointDraft, CompassPoint> {
  const call = useCall()
  const forgetSearches = useForgetSearches()
  const latest = useRef(fields)
  useLayoutEffect(() => {
    latest.current = fields
  }, [fields])
  const kind = useMemo(() => pointKind(call, () => latest.current), [call])
  const drafts = useDraftSavers(POINT_DRAFTS, kind, (point, { id, isDone, isNew }) => {
    forgetSearches()
    if (isDone) drafts.stop(id)
    onSaved(point, isNew)
  })
  return drafts
}
