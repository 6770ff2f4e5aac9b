import { Link } from 'react-router-dom'
import type { OutputOf } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { useLocale, useText } from '#web/lib/i18n.tsx'
import { paths, pathToDocument } from '#web/lib/paths.ts'
import { useEndpoint } from '#web/lib/use-endpoint.ts'
import { Designation } from '#web/ui/designation.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Markup } from '#web/ui/markup.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'

const SHOWN = 6

type Item = OutputOf<typeof api.account.accessedDocuments>['result'][number]

type Kind = 'accessed' | 'updated'

/** What somebody opened last, or what changed last in what they may read; `null` asks for neither. */
export const useHomeItems = (kind: Kind | null) =>
  useEndpoint(kind === 'updated' ? api.account.updatedDocuments : api.account.accessedDocuments, kind && {})

interface HomeDocumentsProps {
  kind: Kind
  /** where the documents of the library are listed */
  browse: string
}

export function HomeDocuments({ kind, browse }: HomeDocumentsProps) {
  const t = useText()
  const { data, error, mutate } = useHomeItems(kind)
  if (error && !data) return <ErrorState onRetry={() => void mutate()}>{t('shell.failedText')}</ErrorState>
  if (data?.result.length === 0) {
    const action = (
      <Link to={browse} className="plain-button">
        {t('home.browse')}
      </Link>
    )
    return <EmptyState title={t(kind === 'accessed' ? 'home.noAccessed' : 'home.noUpdated')} action={action} />
  }
  return (
    <ul className="tiles" aria-busy={!data || undefined}>
      {data ? (
        data.result.slice(0, SHOWN).map((item) => <DocumentTile key={item.document.contentCode} item={item} />)
      ) : (
        <TilesLoading />
      )}
    </ul>
  )
}

const TilesLoading = () =>
  Array.from({ length: SHOWN }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tiles to come have no identity
    <li key={index} className="tile">
      <Skeleton lines={[40, 95, 60]} />
    </li>
  ))

function DocumentTile({ item: { document, accessedDate } }: { item: Item }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { displayDesignation, designationNo, documentTitle, status, lastUpdateDate } = document
  return (
    <li className="tile">
      <Link to={pathToDocument(document)} className="card-link">
        <Designation>{displayDesignation || designationNo}</Designation>
        <span className="card-title">
          <Markup text={documentTitle} />
        </span>
      </Link>
      <div className="card-facts">
        <StatusBadge status={status} />
        {accessedDate && <span>{t('home.accessed', { date: formatDate(accessedDate) })}</span>}
        {!accessedDate && lastUpdateDate && <span>{t('search.updated', { date: formatDate(lastUpdateDate) })}</span>}
      </div>
    </li>
  )
}

export const browsePath = (drm: boolean) => (drm ? paths.search('subscribed') : paths.search('all', { content: '*' }))
