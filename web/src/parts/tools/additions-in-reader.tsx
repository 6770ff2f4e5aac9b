import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { NOTES } from '#web/features/notes/reader/notes-kind.ts'
import { POINTS } from '#web/features/points/reader/points-kind.ts'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { MOVED_PROPOSAL } from '#web/lib/point-paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import type { AdditionsStore } from '#web/reader/additions/additions-store.ts'
import { useAnnotates } from '#web/reader/marks/reader-mode.ts'
import { WithLinkSharing } from './with-link-sharing.tsx'

/** Loaded beside the text, which is painted without them. */
const ReaderNotes = lazyPart(async () => (await import('#web/features/notes/reader/reader-notes.tsx')).ReaderNotes)
const ReaderPoints = lazyPart(async () => (await import('#web/features/points/reader/reader-points.tsx')).ReaderPoints)

interface AdditionsInReaderProps {
  document: DocumentMetadata
  rendition: 'pdf' | 'html'
  /** rises when a point is opened from the list beside the text */
  opened: number
  additions: AdditionsStore
}

/** Notes and compass points in the open text of those who have them. */
export function AdditionsInReader({ document, rendition, opened, additions }: AdditionsInReaderProps): ReactNode {
  const hasNotes = useListAccess('NOTES') === 'own'
  const settings = document.compassPointSettings
  const hasPoints = useAccount().compassPointFlag && settings !== undefined
  const address = new URLSearchParams(useLocation().search)
  const isLinked = ['compasspointuuid', 'annotationid', MOVED_PROPOSAL].some((name) => address.has(name))
  const [annotates, setAnnotates] = useAnnotates({ isLinked, opened })
  const isEmpty = !document.hasActivatedCompassPoint && document.proposedCompassPoints === 0
  const isOff = !hasNotes && !settings?.activate && isEmpty
  const kinds = useMemo(() => [...(hasPoints ? [POINTS] : []), ...(hasNotes ? [NOTES] : [])], [hasPoints, hasNotes])
  const mode = useMemo(() => {
    const refusal = isOff ? ('points.noAnnotating' as const) : undefined
    return hasPoints ? { annotates: annotates && !isOff, refusal, onChange: setAnnotates } : undefined
  }, [hasPoints, isOff, annotates, setAnnotates])
  useEffect(() => additions.register(kinds, mode), [additions, kinds, mode])
  return (
    <Suspense>
      {hasNotes && <ReaderNotes contentId={document.contentCode} {...{ rendition, additions }} />}
      {hasPoints && annotates && (
        <WithLinkSharing>
          <ReaderPoints key={opened} {...{ document, rendition, additions }} />
        </WithLinkSharing>
      )}
    </Suspense>
  )
}
