import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { type MarkKind, NO_ADDITIONS, type ReaderAdditions } from '#web/reader/marks/additions.ts'
import { joinAdditions } from '#web/reader/marks/join-additions.ts'

/** Loaded beside the text, which is painted without them. */
const ReaderNotes = lazy(async () => ({ default: (await import('#web/features/notes/reader/reader-notes.tsx')).ReaderNotes }))
const ReaderPoints = lazy(async () => ({ default: (await import('#web/features/points/reader/reader-points.tsx')).ReaderPoints }))

interface AdditionsInReaderProps {
  contentId: string
  rendition: 'pdf' | 'html'
  onAdditions: (additions: ReaderAdditions) => void
}

/** Notes and compass points in the open text of those who have them. */
export function AdditionsInReader({ onAdditions, ...text }: AdditionsInReaderProps): ReactNode {
  const hasNotes = useListAccess('NOTES') === 'own'
  const hasPoints = useAccount().compassPointFlag
  const [parts, setParts] = useState<Parameters<typeof joinAdditions>[0]>({
    point: NO_ADDITIONS,
    note: NO_ADDITIONS,
    last: 'note',
  })
  const take = useCallback(
    (kind: MarkKind, next: ReaderAdditions) =>
      setParts((before) => {
        const isLast = next.asked !== before[kind].asked || next.chosen !== before[kind].chosen
        return { ...before, [kind]: next, last: isLast ? kind : before.last }
      }),
    [],
  )
  const takeNotes = useCallback((next: ReaderAdditions) => take('note', next), [take])
  const takePoints = useCallback((next: ReaderAdditions) => take('point', next), [take])
  useEffect(() => onAdditions(joinAdditions(parts)), [onAdditions, parts])
  return (
    <Suspense>
      {hasNotes && <ReaderNotes {...text} onAdditions={takeNotes} />}
      {hasPoints && <ReaderPoints {...text} onAdditions={takePoints} />}
    </Suspense>
  )
}
