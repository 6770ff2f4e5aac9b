import type { ReactNode } from 'react'
import type { ListedDocument } from '#contract/documents/document-card.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pathToDocument } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { HOME_LIST_SIZE, type HomeKind, useHomeItems } from './home-items.ts'

interface HomeDocumentsProps {
  kind: HomeKind
  /** path to the list of all documents */
  browse: string
  /** renders what another area adds to a document */
  more: (contentCode: string, designation: string) => ReactNode
}

const NONE = {
  accessed: 'home.noAccessed',
  updated: 'home.noUpdated',
  tracked: 'tracking.none',
  favorites: 'favorites.none',
} as const

export function HomeDocuments({ kind, browse, more }: HomeDocumentsProps) {
  const t = useText()
  const { data, error, mutate } = useHomeItems(kind)
  if (error && !data) return <ErrorState onRetry={() => void mutate()}>{t('shell.failedText')}</ErrorState>
  if (data?.length === 0) {
    const action = (
      <Link to={browse} className="plain-button">
        {t('home.browse')}
      </Link>
    )
    return <EmptyState title={t(NONE[kind])} action={action} />
  }
  return (
    <ul className="tiles" aria-busy={!data || undefined}>
      {data ? (
        data
          .slice(0, HOME_LIST_SIZE)
          .map(({ document, time }) => (
            <DocumentTile key={document.contentCode} kind={kind} document={document} time={time} more={more} />
          ))
      ) : (
        <TilesLoading />
      )}
    </ul>
  )
}

const TilesLoading = () =>
  Array.from({ length: HOME_LIST_SIZE }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles to come have no identity
    <li key={index} className="tile">
      <Skeleton lines={[40, 95, 60]} />
    </li>
  ))

/** Labels for the time of an entry. */
const TIMES = { accessed: 'home.accessed', tracked: 'home.tracked' } as const

type Shown = Omit<ListedDocument, 'assetId'>

interface DocumentTileProps extends Pick<HomeDocumentsProps, 'kind' | 'more'> {
  document: Shown
  time?: string
}

function DocumentTile({ kind, document, time, more }: DocumentTileProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const { displayDesignation, designationNo, documentTitle, lastUpdateDate } = document
  const label = kind in TIMES ? TIMES[kind as keyof typeof TIMES] : undefined
  return (
    <li className="tile">
      <Link to={pathToDocument(document)} className="card-link">
        <Designation>{displayDesignation || designationNo}</Designation>
        <span className="card-title" dir="auto">
          <Markup text={documentTitle} />
        </span>
      </Link>
      <div className="card-facts">
        <StandingLine standing={knownStanding(document)} />
        {time && label && <span>{t(label, { date: formatDate(time) })}</span>}
        {!time && lastUpdateDate && <span>{t('search.updated', { date: formatDate(lastUpdateDate) })}</span>}
        {more(document.contentCode, displayDesignation || designationNo)}
      </div>
    </li>
  )
}
