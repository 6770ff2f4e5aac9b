import { LIST_PAGE_SIZE } from '#contract/endpoint/limits.ts'
import { groups } from '#contract/groups/groups.ts'
import { type SharedByMe, sharing } from '#contract/groups/sharing.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { nameOfUser } from '../people/person-name.tsx'
import { SharedLists, type SharedScreenProps } from './shared-screen.tsx'

/** All that somebody shares, taken back one by one. */
export function GivenScreen({ page, pager, browse }: Omit<SharedScreenProps, 'kind'>) {
  const t = useText()
  const { data, error, isLoading, mutate } = useEndpoint(
    sharing.sharedByMe,
    { page, size: LIST_PAGE_SIZE },
    { keepPreviousData: true },
  )
  return (
    <>
      <div className="search-head">
        <h1>{t('groups.shared.byMe')}</h1>
      </div>
      <SharedLists shown="BY_ME" />
      {data && data.result.length > 0 && <GivenTable rows={data.result} busy={isLoading} />}
      {data && data.count > LIST_PAGE_SIZE && pager(Math.ceil(data.count / LIST_PAGE_SIZE))}
      {data?.count === 0 && <EmptyState title={t('groups.shared.nothing')} action={browse} />}
      {data && data.count > 0 && data.result.length === 0 && <PastEnd first={paths.sharedByMe()} />}
      {!data && error && <ErrorState title={t('groups.shared.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 50]} />}
    </>
  )
}

function GivenTable({ rows, busy }: { rows: readonly SharedByMe[]; busy: boolean }) {
  const t = useText()
  const { formatDate } = useLocale()
  const refresh = { refresh: [sharing.sharedByMe, sharing.sharedTargets, groups.documents] }
  const fromUser = useCommand(sharing.takeBack, refresh)
  const fromGroup = useCommand(groups.updateDocuments, refresh)
  async function takeBack({ id, group, contentID, document }: SharedByMe) {
    try {
      await (group ? fromGroup.run({ sharedWithGroupID: group.groupID, removeContentIds: [contentID] }) : fromUser.run({ id }))
      notify.success(t('groups.shared.back', { designation: document.displayDesignation }))
    } catch {
      notify.error(t('groups.failed'))
    }
  }
  const nameOf = ({ user, group, invited }: SharedByMe) =>
    group?.name ?? invited?.email ?? ((user && nameOfUser(user)) || t('groups.formerMember'))
  const columns = [
    { key: 'document', title: t('groups.document'), cell: ({ document }: SharedByMe) => <DocumentCell document={document} /> },
    {
      key: 'with',
      title: t('groups.shared.with'),
      cell: (row: SharedByMe) => <SharedWith name={nameOf(row)} invited={row.invited} />,
    },
    {
      key: 'since',
      title: t('groups.shared.since'),
      cell: ({ shared }: SharedByMe) => <span className="cell-time">{formatDate(shared)}</span>,
    },
    {
      key: 'back',
      title: t('groups.shared.takeBack'),
      titleHidden: true,
      cell: (row: SharedByMe) => (
        <Button
          aria-label={`${t('groups.shared.takeBack')}: ${row.document.displayDesignation}, ${nameOf(row)}`}
          onClick={() => void takeBack(row)}
        >
          {t('groups.shared.takeBack')}
        </Button>
      ),
    },
  ]
  return <DataTable label={t('groups.shared.byMe')} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
}

function SharedWith({ name, invited }: { name: string; invited: SharedByMe['invited'] }) {
  const t = useText()
  const { formatDate } = useLocale()
  return (
    <span className="shared-by">
      <bdi>{name}</bdi>
      {invited && (
        <small>
          {invited.accepted ? t('groups.shared.accepted') : t('groups.shared.invited', { date: formatDate(invited.expiresAt) })}
        </small>
      )}
    </span>
  )
}
