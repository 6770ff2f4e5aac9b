import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { MOVED_PROPOSAL } from '#web/lib/point-paths.ts'
import { type AdditionKind, NO_ADDITIONS, type ReaderAdditions } from '#web/reader/marks/additions.ts'
import { joinAdditions, textAlone } from '#web/reader/marks/join-additions.ts'
import { useAnnotates } from '#web/reader/marks/reader-mode.ts'

/** Loaded beside the text, which is painted without them. */
const ReaderNotes = lazy(async () => ({ default: (await import('#web/features/notes/reader/reader-notes.tsx')).ReaderNotes }))
const ReaderPoints = lazy(async () => ({ default: (await import('#web/features/points/reader/reader-points.tsx')).ReaderPoints }))

interface AdditionsInReaderProps {
  document: DocumentMetadata
  rendition: 'pdf' | 'html'
  /** rises when a point is opened from the list beside the text */
  opened: number
  onAdditions: (additions: ReaderAdditions) => void
}

/** Notes and compass points in the open text of those who have them. */
export function AdditionsInReader({ document, rendition, opened, onAdditions }: AdditionsInReaderProps): ReactNode {
  const hasNotes = useListAccess('NOTES') === 'own'
  const settings = document.compassPointSettings
  const hasPoints = useAccount().compassPointFlag && settings !== undefined
  const address = new URLSearchParams(useLocation().search)
  const isLinked = ['compasspointuuid', 'annotationid', MOVED_PROPOSAL].some((name) => address.has(name))
  const [annotates, setAnnotates] = useAnnotates({ isLinked, opened })
  const [parts, setParts] = useState<Parameters<typeof joinAdditions>[0]>({
    point: NO_ADDITIONS,
    note: NO_ADDITIONS,
    last: 'note',
  })
  const take = useCallback(
    (kind: AdditionKind, next: ReaderAdditions) =>
      setParts((before) => {
        const isLast = next.asked !== before[kind].asked || next.chosen !== before[kind].chosen
        return { ...before, [kind]: next, last: isLast ? kind : before.last }
      }),
    [],
  )
  const takeNotes = useCallback((next: ReaderAdditions) => take('note', next), [take])
  const takePoints = useCallback((next: ReaderAdditions) => take('point', next), [take])
  const isEmpty = !document.hasActivatedCompassPoint && document.proposedCompassPoints === 0
  const isOff = !hasNotes && !settings?.activate && isEmpty
  const additions = useMemo(() => {
    const joined = joinAdditions(parts)
    if (!hasPoints) return joined
    const refusal = isOff ? ('points.noAnnotating' as const) : undefined
    const mode = { annotates: annotates && !isOff, refusal, onChange: setAnnotates }
    return { ...(mode.annotates ? joined : textAlone(joined)), mode }
  }, [parts, hasPoints, isOff, annotates, setAnnotates])
  useEffect(() => onAdditions(additions), [onAdditions, additions])
  return (
    <Suspense>
      {hasNotes && <ReaderNotes contentId={document.contentCode} rendition={rendition} onAdditions={takeNotes} />}
      {hasPoints && annotates && <ReaderPoints key={opened} document={document} rendition={rendition} onAdditions={takePoints} />}
    </Suspense>
  )
}
