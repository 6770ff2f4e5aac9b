import { lazy, type ReactNode, Suspense } from 'react'
import type { ReaderNotesProps } from '#web/features/notes/reader/reader-notes.tsx'
import { useListAccess } from '#web/lib/list-access.ts'

/** Loaded beside the text, which is painted without them. */
const ReaderNotes = lazy(async () => ({ default: (await import('#web/features/notes/reader/reader-notes.tsx')).ReaderNotes }))

/** Notes in the open text of those who have notes. */
export function NotesInReader(props: ReaderNotesProps): ReactNode {
  if (useListAccess('NOTES') !== 'own') return null
  return (
    <Suspense>
      <ReaderNotes {...props} />
    </Suspense>
  )
}
