import { useCallback, useEffect } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { type ListedNote, type NOTE_SORTS, notes } from '#contract/notes.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useNoteSavers } from '../saving/use-note-savers.ts'
import { useDeleting } from '../use-deleting.ts'

/** Choice of notes, as the address has it. */
export interface NotesChoice {
  readonly text?: string
  readonly sort: (typeof NOTE_SORTS)[number]
}

/** A page of all notes of the person. What is changed or deleted stays where it is until the page is left. */
export function useListedNotes(page: number, choice: NotesChoice) {
  const { data, error, isLoading, mutate } = useEndpoint(
    notes.list,
    { ...choice, page, size: LIST_PAGE_SIZE },
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const onSaved = useCallback(
    ({
      annotationId,
      noteContent,
      changed,
      version,
    }: Pick<ListedNote, 'annotationId' | 'noteContent' | 'changed' | 'version'>) => {
      const renew = (one: ListedNote) => (one.annotationId === annotationId ? { ...one, noteContent, changed, version } : one)
      const isShown = data?.result.some((one) => one.annotationId === annotationId)
      if (data && isShown) void mutate({ ...data, result: data.result.map(renew) }, { revalidate: false })
      else void mutate()
    },
    [data, mutate],
  )
  const { savers, edited, edit, resume, stop, finish } = useNoteSavers(onSaved)
  useEffect(() => resume(), [resume])
  const { deleted, remove, restore } = useDeleting()
  return {
    data,
    error: data ? undefined : error,
    isLoading,
    reload: () => void mutate(),
    savers,
    edited,
    deleted,
    edit: ({ contentId, annotationId, noteContent, version }: ListedNote) =>
      edit({ contentId, annotationId, note: noteContent, version }),
    finish,
    remove: (note: ListedNote) => {
      savers.get(note.annotationId)?.drop()
      stop(note.annotationId)
      void remove(note)
    },
    restore: (note: ListedNote) => void restore(note).then((restored) => restored && onSaved(restored)),
  }
}

export type ListedNotes = ReturnType<typeof useListedNotes>
