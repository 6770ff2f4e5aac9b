import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import { type Note, notes, type PlacedNote } from '#contract/notes.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { newId } from '#web/lib/drafts/device-drafts.ts'
import { useNoteSavers } from '../saving/use-note-savers.ts'
import { useDeleting } from '../use-deleting.ts'
import { itemOfDraft, itemOfNote, type NoteItem } from './note-item.ts'

export type DocumentNotes = ReturnType<typeof useDocumentNotes>

/** Notes of the person on the document that is open, with those that the server does not have yet. */
export function useDocumentNotes(contentId: string, rendition: 'pdf' | 'html') {
  const { data, error, mutate } = useEndpoint(notes.ofDocument, { contentId, rendition })
  const [chosen, setChosen] = useState<string>()
  const onSaved = useCallback(
    (note: Note) => {
      const isKnown = data?.result.some(({ annotationId }) => annotationId === note.annotationId)
      const { noteContent, changed, version } = note
      const renew = (one: PlacedNote) =>
        one.annotationId === note.annotationId ? { ...one, noteContent, changed, version } : one
      if (isKnown && data) void mutate({ result: data.result.map(renew) }, { revalidate: false })
      else void mutate()
    },
    [data, mutate],
  )
  const { savers, edited, edit, resume, stop, finish } = useNoteSavers(onSaved)
  const { deleted, remove, restore } = useDeleting()
  useEffect(() => resume(contentId), [resume, contentId])

  const items = useMemo((): NoteItem[] => {
    const known = (data?.result ?? []).map((note) => itemOfNote(note, savers.get(note.annotationId)))
    const ids = new Set(known.map(({ id }) => id))
    const unknown = [...savers].filter(([id]) => !ids.has(id)).map(([, saver]) => itemOfDraft(saver))
    return [...unknown, ...known]
  }, [data, savers])

  const add = useCallback(
    (noteData?: TextPlace) => {
      const annotationId = newId()
      edit({ contentId, annotationId, note: '', ...(noteData && { noteData }) })
      setChosen(annotationId)
    },
    [contentId, edit],
  )
  return {
    items,
    isLoaded: data !== undefined,
    error: data ? undefined : error,
    reload: () => void mutate(),
    chosen,
    choose: setChosen,
    add,
    deleted,
    edited,
    edit: ({ id, text, version }: NoteItem) => edit({ contentId, annotationId: id, note: text, version }),
    close: finish,
    remove: (item: NoteItem) => {
      item.saver?.drop()
      stop(item.id)
      if (item.note || item.text) void remove({ contentId, annotationId: item.id })
    },
    restore: (item: NoteItem) => void restore({ contentId, annotationId: item.id }).then(() => mutate()),
  }
}
