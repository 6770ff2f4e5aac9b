import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { type Drafts, openDrafts, THIS_TAB } from '#web/lib/drafts.ts'
import { type PointFieldTexts, type PointFormField, textsOfPoint } from '../texts/point-fields.ts'
import { POINT_DRAFTS, type PointDraft, type WrittenPoint } from './point-draft.ts'
import { savePoint } from './save-point.ts'
import { useForgetSearches } from './use-forget-searches.ts'

type Written = ReadonlyMap<string, WrittenPoint>

/** Points that are being written, by their ids. Every change is on the device before anything else happens to it. */
export function usePointDrafts(fields: readonly PointFormField[], onSaved: (point: CompassPoint, isNew: boolean) => void) {
  const call = useCall()
  const forgetSearches = useForgetSearches()
  const device = useDevice()
  const [written, setWritten] = useState<Written>(new Map())
  const latest = useRef({ written, fields, onSaved })
  latest.current = { written, fields, onSaved }

  const put = useCallback((id: string, next: WrittenPoint | undefined) => {
    const after = new Map(latest.current.written)
    if (next) after.set(id, next)
    else after.delete(id)
    latest.current.written = after
    setWritten(after)
  }, [])
  const start = useCallback(
    (draft: PointDraft) => {
      if (!latest.current.written.has(draft.annotationId)) put(draft.annotationId, { draft, saving: 'typed', isKept: true })
    },
    [put],
  )
  const drop = useCallback(
    (id: string) => {
      const known = latest.current.written.get(id)
      if (known) device.drop(known.draft)
      put(id, undefined)
    },
    [device, put],
  )
  const save = useCallback(
    async (id: string) => {
      const sent = latest.current.written.get(id)
      if (!sent || sent.saving === 'saving') return
      put(id, { ...sent, saving: 'saving' })
      const outcome = await savePoint(call, sent.draft, latest.current.fields)
      const now = latest.current.written.get(id)
      if ('point' in outcome) {
        forgetSearches()
        if (!now || now.draft.texts === sent.draft.texts) drop(id)
        else {
          // Text typed since belongs to the version that is saved now.
          const draft = { ...now.draft, version: outcome.point.version }
          put(id, { draft, saving: 'typed', isKept: device.keep(draft) })
        }
        latest.current.onSaved(outcome.point, sent.draft.version === undefined)
      } else if (now) put(id, { ...now, ...outcome })
    },
    [call, device, drop, put, forgetSearches],
  )
  const type = useCallback(
    (id: string, texts: PointFieldTexts) => {
      const known = latest.current.written.get(id)
      if (!known) return
      const draft = { ...known.draft, texts }
      const saving = known.saving === 'conflict' || known.saving === 'saving' ? known.saving : 'typed'
      put(id, { ...known, draft, saving, isKept: device.keep(draft) })
    },
    [device, put],
  )
  /** Ends a conflict: with one's own texts over those of the other, or with the other's in the form. */
  const settle = useCallback(
    (id: string, whose: 'mine' | 'theirs') => {
      const known = latest.current.written.get(id)
      if (!known?.other) return
      const texts = whose === 'mine' ? known.draft.texts : textsOfPoint(latest.current.fields, known.other)
      const draft = { ...known.draft, texts, version: known.other.version }
      put(id, { draft, saving: 'typed', isKept: device.keep(draft) })
      if (whose === 'mine') void save(id)
    },
    [device, put, save],
  )
  useEffect(() => {
    const again = () => {
      for (const [id, { saving }] of latest.current.written) if (saving === 'kept') void save(id)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [save])
  return { written, device, start, type, save, drop, settle }
}

export type PointDrafts = ReturnType<typeof usePointDrafts>

function useDevice(): Drafts<PointDraft> {
  const { id, selectedAccountId } = useAccount()
  return useMemo(
    () =>
      openDrafts<PointDraft>({
        ...POINT_DRAFTS,
        storage: () => localStorage,
        person: `${id} ${selectedAccountId}`,
        tab: THIS_TAB,
      }),
    [id, selectedAccountId],
  )
}
