import { useCallback, useRef, useState } from 'react'
import { notes } from '#contract/notes.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'

interface NoteId {
  readonly contentId: string
  readonly annotationId: string
}

/** Deletes notes, which stay in the list until it is left, so that each can be restored. */
export function useDeleting() {
  const t = useText()
  const call = useCall()
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  /** deletions, each resolved once the server has answered, by note */
  const deletions = useRef(new Map<string, Promise<unknown>>())
  const mark = useCallback((id: string, is: boolean) => {
    setDeleted((before) => {
      const after = new Set(before)
      if (is) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const remove = useCallback(
    async ({ contentId, annotationId }: NoteId) => {
      mark(annotationId, true)
      const deletion = call(notes.delete, { contentId, annotationId })
      deletions.current.set(
        annotationId,
        deletion.catch(() => undefined),
      )
      try {
        await deletion
      } catch {
        mark(annotationId, false)
        notify.error(t('notes.notDeleted'))
      }
    },
    [call, mark, t],
  )
  const restore = useCallback(
    async ({ contentId, annotationId }: NoteId) => {
      // Undo that overtook its deletion would find nothing to restore, and the note would be gone after all.
      await deletions.current.get(annotationId)
      try {
        const note = await call(notes.restore, { contentId, annotationId })
        mark(annotationId, false)
        return note
      } catch {
        notify.error(t('notes.notRestored'))
        return undefined
      }
    },
    [call, mark, t],
  )
  return { deleted, remove, restore }
}
