import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { api } from '#contract/index.ts'
import type { Note } from '#contract/notes.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { openDrafts, THIS_TAB } from '#web/lib/drafts.ts'
import { NOTE_DRAFTS, type NoteDraft } from './note-draft.ts'
import { NoteSaver, type SavingPlaces, type SavingState } from './note-saver.ts'

/** Savers of the notes that are being written, by their ids. They save what is left when the page goes away. */
export function useNoteSavers(onSaved: (note: Note) => void) {
  const call = useCall()
  const { id, selectedAccountId } = useAccount()
  const drafts = useMemo(
    () =>
      openDrafts<NoteDraft>({ ...NOTE_DRAFTS, storage: () => localStorage, person: `${id} ${selectedAccountId}`, tab: THIS_TAB }),
    [id, selectedAccountId],
  )
  const told = useRef(onSaved)
  told.current = onSaved
  const places = useMemo(
    (): SavingPlaces => ({
      send: ({ contentId, annotationId, note, noteData, version }: NoteDraft) =>
        version === undefined
          ? call(api.notes.save, { contentId, annotationId, note, noteData })
          : call(api.notes.edit, { contentId, annotationId, note, version }),
      read: async ({ contentId, annotationId }) =>
        (await call(api.notes.ofDocument, { contentId })).result.find((one) => one.annotationId === annotationId),
      keep: drafts.keep,
      drop: drafts.drop,
      onSaved: (note) => told.current(note),
    }),
    [call, drafts],
  )
  const [savers, setSavers] = useState<ReadonlyMap<string, NoteSaver>>(new Map())
  const [edited, setEdited] = useState<string>()
  const all = useRef(savers)
  all.current = savers
  const start = useCallback(
    (draft: NoteDraft, state?: SavingState) => {
      const known = all.current.get(draft.annotationId)
      if (known) return known
      const saver = new NoteSaver(draft, places, state)
      setSavers((before) => new Map(before).set(draft.annotationId, saver))
      return saver
    },
    [places],
  )
  const edit = useCallback(
    (draft: NoteDraft) => {
      start(draft)
      setEdited(draft.annotationId)
    },
    [start],
  )
  const stop = useCallback((annotationId: string) => {
    all.current.get(annotationId)?.close()
    setSavers((before) => new Map([...before].filter(([id]) => id !== annotationId)))
  }, [])
  /** Ends editing; a note that is not saved yet stays and says so. */
  const finish = useCallback(
    (annotationId: string) => {
      setEdited((before) => (before === annotationId ? undefined : before))
      const saver = all.current.get(annotationId)
      saver?.flush()
      if (saver?.view().state === 'saved') stop(annotationId)
    },
    [stop],
  )
  useEffect(() => {
    const flush = () => {
      for (const saver of all.current.values()) saver.flush()
    }
    for (const event of ['online', 'pagehide'] as const) window.addEventListener(event, flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      for (const event of ['online', 'pagehide'] as const) window.removeEventListener(event, flush)
      document.removeEventListener('visibilitychange', flush)
      for (const saver of all.current.values()) saver.close()
    }
  }, [])
  return { savers, edited, start, edit, stop, finish, drafts }
}

export const useSaving = (saver: NoteSaver) => useSyncExternalStore(saver.subscribe, saver.view)
