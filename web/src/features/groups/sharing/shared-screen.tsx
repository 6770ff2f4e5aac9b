import { type ReactNode, useState } from 'react'
import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { type SHARED_KINDS, type SharedWithMe, sharing } from '#contract/groups/sharing.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { nameOfUser } from '../people/person-name.tsx'
import './sharing.css'

type Kind = (typeof SHARED_KINDS)[number]

/** Links between the lists of what is shared. */
export function SharedLists({ shown }: { shown: Kind | 'BY_ME' }) {
  const t = useText()
  const lists = [
    { kind: 'STANDARD', to: paths.sharedWithMe(), label: t('groups.shared.standards') },
    { kind: 'PUBLICATION', to: paths.publicationsShared(), label: t('groups.shared.publications') },
    { kind: 'BY_ME', to: paths.sharedByMe(), label: t('groups.shared.byMe') },
  ]
  return (
    <nav className="shared-lists" aria-label={t('groups.shared.title')}>
      {lists.map(({ kind, to, label }) => (
        <Link key={kind} to={to} aria-current={kind === shown ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

export interface SharedScreenProps {
  kind: Kind
  page: number
  pager: (pages: number) => ReactNode
  /** leads to documents that can be shared */
  browse: ReactNode
}

/** Documents that others share with somebody, of one kind. */
export function SharedScreen({ kind, page, pager, browse }: SharedScreenProps) {
  const t = useText()
  const [isHidden, setHidden] = useState(false)
  const hidden = isHidden ? 'true' : 'false'
  const { data, error, isLoading, mutate } = useEndpoint(
    sharing.sharedOfKind,
    { kind, page, size: LIST_PAGE_SIZE, hidden },
    { keepPreviousData: true },
  )
  const rows = data?.sharedDocuments.map(({ document }) => document) ?? []
  return (
    <>
      <div className="search-head">
        <h1>{t('groups.shared.title')}</h1>
        <Button aria-pressed={isHidden} onClick={() => setHidden(!isHidden)}>
          {t(isHidden ? 'groups.shared.showShown' : 'groups.shared.showHidden')}
        </Button>
      </div>
      <SharedLists shown={kind} />
      {rows.length > 0 && <SharedTable rows={rows} hidden={isHidden} busy={isLoading} />}
      {data && data.count > LIST_PAGE_SIZE && pager(Math.ceil(data.count / LIST_PAGE_SIZE))}
      {data?.count === 0 && <EmptyState title={t('groups.shared.none')} action={browse} />}
      {data && data.count > 0 && rows.length === 0 && (
        <PastEnd first={kind === 'STANDARD' ? paths.sharedWithMe() : paths.publicationsShared()} />
      )}
      {!data && error && <ErrorState title={t('groups.shared.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 50]} />}
    </>
  )
}

function SharedTable({ rows, hidden, busy }: { rows: readonly SharedWithMe[]; hidden: boolean; busy: boolean }) {
  const t = useText()
  const { run } = useCommand(sharing.hideShared, { refresh: [sharing.sharedOfKind] })
  const hide = ({ contentCode }: SharedWithMe) =>
    run({ contentCode, hidden: !hidden }).catch(() => notify.error(t('groups.failed')))
  const columns = [
    { key: 'document', title: t('groups.document'), cell: (row: SharedWithMe) => <DocumentCell document={row} /> },
    {
      key: 'status',
      title: t('groups.status'),
      cell: (row: SharedWithMe) => <StandingLine standing={knownStanding(row)} />,
    },
    { key: 'by', title: t('groups.shared.by'), cell: (row: SharedWithMe) => <SharedBy row={row} /> },
    {
      key: 'hide',
      title: t('groups.shared.hide'),
      titleHidden: true,
      cell: (row: SharedWithMe) => {
        const label = t(hidden ? 'groups.shared.show' : 'groups.shared.hide')
        return (
          <Button aria-label={`${label}: ${row.displayDesignation}`} onClick={() => void hide(row)}>
            {label}
          </Button>
        )
      },
    },
  ]
  return (
    <DataTable
      label={t('groups.shared.title')}
      columns={columns}
      rows={rows}
      keyOf={({ contentCode }) => contentCode}
      busy={busy}
    />
  )
}

function SharedBy({ row: { sharers, groups, shareMessage } }: { row: SharedWithMe }) {
  const t = useText()
  const names = sharers.map((sharer) => nameOfUser(sharer) || t('groups.formerMember'))
  return (
    <span className="shared-by cell-name">
      <bdi>{names.join(', ')}</bdi>
      {groups.length > 0 && <small dir="auto">{groups.map(({ name }) => name).join(', ')}</small>}
      {shareMessage !== '' && <small dir="auto">{shareMessage}</small>}
    </span>
  )
}
