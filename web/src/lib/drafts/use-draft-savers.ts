import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useAccount } from '../account/use-account.tsx'
import { type DraftForm, type Drafts, openDrafts, THIS_TAB } from './device-drafts.ts'
import type { Draft, DraftKind, SavingPlaces, SavingView, Versioned } from './draft-kind.ts'
import { DraftSaver } from './draft-saver.ts'
import { openTabs } from './other-tabs.ts'

type Savers<D extends Draft, Saved extends Versioned> = ReadonlyMap<string, DraftSaver<D, Saved>>

export interface DraftSavers<D extends Draft, Saved extends Versioned> {
  /** savers of the texts that are being written, by their ids */
  readonly savers: Savers<D, Saved>
  /** begins to write a text, or returns the saver of a text that is written already */
  readonly start: (draft: D) => DraftSaver<D, Saved>
  /** goes on with texts that other pages left behind: of a document, or all */
  readonly resume: (contentId?: string) => void
  /** leaves a text as another draft on the device, for the page on which it goes on */
  readonly move: (id: string, change: Partial<D>) => void
  /** ends writing; what is not saved stays on the device */
  readonly stop: (id: string) => void
}

/** Savers of the texts of one kind that are being written. They save what is left when the page goes away. */
export function useDraftSavers<D extends Draft, Saved extends Versioned>(
  form: DraftForm<D>,
  kind: DraftKind<D, Saved>,
  onSaved: SavingPlaces<D, Saved>['onSaved'],
): DraftSavers<D, Saved> {
  const device = useDevice(form)
  const [savers, setSavers] = useState<Savers<D, Saved>>(new Map())
  const all = useRef(savers)
  const latest = useRef(onSaved)
  latest.current = onSaved
  const tabs = useMemo(() => openTabs(form.kind), [form.kind])
  const places = useMemo(
    (): SavingPlaces<D, Saved> => ({
      keep: device.keep,
      drop: device.drop,
      onSaved: (saved, facts) => {
        tabs.tell(facts.id)
        latest.current(saved, facts)
      },
    }),
    [device, tabs],
  )
  const put = useCallback((next: Savers<D, Saved>) => {
    all.current = next
    setSavers(next)
  }, [])
  const begin = useCallback(
    (draft: D, isLeft: boolean) => {
      const known = all.current.get(draft.annotationId)
      if (known) return known
      const saver = new DraftSaver(draft, kind, places, isLeft)
      put(new Map(all.current).set(draft.annotationId, saver))
      return saver
    },
    [kind, places, put],
  )
  const start = useCallback((draft: D) => begin(draft, false), [begin])
  const resume = useCallback(
    (contentId?: string) => {
      for (const draft of device.takeOver(contentId)) begin(draft, true)
    },
    [device, begin],
  )
  const stop = useCallback(
    (id: string) => {
      all.current.get(id)?.close()
      put(new Map([...all.current].filter(([other]) => other !== id)))
    },
    [put],
  )
  const move = useCallback(
    (id: string, change: Partial<D>) => {
      const saver = all.current.get(id)
      // A text that the device does not take stays where it is written.
      if (!saver || !device.keep({ ...saver.view().draft, ...change })) return
      saver.drop()
      stop(id)
    },
    [device, stop],
  )
  useEffect(() => tabs.listen((id) => void all.current.get(id)?.checkServer()), [tabs])
  useEffect(() => {
    const flush = () => {
      for (const saver of all.current.values()) saver.flush()
    }
    const stopped = new AbortController()
    for (const event of ['online', 'pagehide'] as const) window.addEventListener(event, flush, stopped)
    document.addEventListener('visibilitychange', flush, stopped)
    return () => {
      stopped.abort()
      for (const saver of all.current.values()) saver.close()
    }
  }, [])
  return { savers, start, resume, move, stop }
}

export const useSaving = <D extends Draft, Saved extends Versioned>(saver: DraftSaver<D, Saved>): SavingView<D, Saved> =>
  useSyncExternalStore(saver.subscribe, saver.view)

function useDevice<D extends Draft>(form: DraftForm<D>): Drafts<D> {
  const { id, selectedAccountId } = useAccount()
  return useMemo(
    () => openDrafts({ ...form, storage: () => localStorage, person: `${id} ${selectedAccountId}`, tab: THIS_TAB }),
    [form, id, selectedAccountId],
  )
}
