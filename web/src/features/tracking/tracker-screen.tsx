import { type ReactNode, useState } from 'react'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { StopAll } from './stop-all.tsx'
import { pageInput, TrackedDocuments, type TrackedSort } from './tracked-documents.tsx'
import { TrackedPublishers } from './tracked-publishers.tsx'
import { TrackedWorkItems } from './tracked-work-items.tsx'
import { useTracked } from './use-tracked.ts'
import { Wishes } from './wishes.tsx'
import './tracking.css'

interface TrackerScreenProps {
  page: number
  sort: TrackedSort
  onSort: (sort: TrackedSort) => void
  browse: string
  pager: (pages: number) => ReactNode
  /** renders what another area says of a document */
  note: (contentCode: string) => ReactNode
}

/** Tracked documents and publishers, and wishes. */
export function TrackerScreen(list: TrackerScreenProps) {
  const t = useText()
  const url = useTenant()['tracker-url']
  const tracker = useListAccess('TRACKER') === 'own'
  const [stopping, setStopping] = useState(false)
  const tracked = useTracked(pageInput(list.page, list.sort), tracker)
  return (
    <div className="tracker">
      <div className="search-head">
        <h1>{t('tracking.title')}</h1>
        {tracker && url && <OutsideLink href={url}>{t('tracking.elsewhere')}</OutsideLink>}
        {tracked.some && <Button onClick={() => setStopping(true)}>{t('tracking.stopAll')}</Button>}
      </div>
      {/* Shown at once, so that no list pushes the next one down when it comes. */}
      {!tracked.ready && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
      <div hidden={!tracked.ready}>
        {tracker && <TrackedDocuments {...list} />}
        {tracker && <TrackedPublishers />}
        {tracker && <TrackedWorkItems />}
        <Wishes />
      </div>
      {stopping && <StopAll onDone={() => setStopping(false)} />}
    </div>
  )
}
