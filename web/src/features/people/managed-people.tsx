import { useState } from 'react'
import type { PersonRow } from '#contract/people/managed.ts'
import { people as peopleApi } from '#contract/people/people.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import type { ListProps } from './management-query.ts'
import { PersonDialog } from './person-dialog.tsx'

const SIZE = 25

/** People by name, of all accounts or of one, each of whom opens for a change. */
export function ManagedPeople({ query: { account, text, page }, hrefOf, onText, pager }: ListProps) {
  const t = useText()
  const isStaff = useAccount().authorities.includes('ADMIN')
  const [opened, setOpened] = useState<{ readonly subject?: string }>()
  const chosen = { accountId: isStaff ? account : undefined, text }
  const list = useEndpoint(peopleApi.list, { ...chosen, page, size: SIZE }, { keepPreviousData: true })
  const { data, error, isLoading, mutate } = list
  const exporting = useCommand(peopleApi.exportList)
  async function exportAll() {
    try {
      const { url, name } = await exporting.run(chosen)
      downloadFrom(url, name)
    } catch {
      notify.error(t('people.notDownloaded'))
    }
  }
  return (
    <>
      <FilterForm>
        <WordsField label={t('people.searchPeople')} words={text} onWords={onText} />
        <span data-end className="people-acts">
          <Button aria-disabled={exporting.pending || undefined} onClick={() => void (exporting.pending || exportAll())}>
            {t('people.exportList')}
          </Button>
          <Button type="primary" onClick={() => setOpened({})}>
            {t('people.addPerson')}
          </Button>
        </span>
      </FilterForm>
      {chosen.accountId && (
        <p>
          {t('people.ofAccount')} <code dir="ltr">{chosen.accountId}</code>{' '}
          <Link to={hrefOf({ account: undefined, page: 0 })}>{t('people.everybody')}</Link>
        </p>
      )}
      {data && data.result.length > 0 && (
        <PeopleTable rows={data.result} busy={isLoading} onEdit={(subject) => setOpened({ subject })} />
      )}
      {data && pager(Math.ceil(data.count / SIZE))}
      {data?.count === 0 && <EmptyState title={t('people.noPeople')} />}
      {!data && error && <ErrorState title={t('people.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
      {opened && <PersonDialog subject={opened.subject} accountId={account} onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface PeopleTableProps {
  rows: readonly PersonRow[]
  busy: boolean
  onEdit: (subject: string) => void
}

const nameOf = ({ firstName, lastName, subject }: PersonRow) => `${firstName} ${lastName}`.trim() || subject

function PeopleTable({ rows, busy, onEdit }: PeopleTableProps) {
  const t = useText()
  const columns = [
    { key: 'name', title: t('people.name'), cell: (row: PersonRow) => <bdi className="people-text">{nameOf(row)}</bdi> },
    { key: 'email', title: t('people.email'), cell: ({ email }: PersonRow) => <bdi className="people-text">{email}</bdi> },
    {
      key: 'subject',
      title: t('people.subject'),
      cell: ({ subject }: PersonRow) => <bdi className="people-text">{subject}</bdi>,
    },
    {
      key: 'roles',
      title: t('people.roles'),
      cell: ({ authorities }: PersonRow) => authorities.map((one) => t(`people.role.${one}`)).join(', '),
    },
    {
      key: 'accounts',
      title: t('people.accounts'),
      cell: ({ accounts }: PersonRow) => <bdi className="people-text">{accounts.join(', ')}</bdi>,
    },
    {
      key: 'state',
      title: t('people.state'),
      cell: ({ activated }: PersonRow) => (
        <span className="people-state">{t(activated ? 'people.active' : 'people.inactive')}</span>
      ),
    },
    {
      key: 'acts',
      title: t('people.acts'),
      titleHidden: true,
      cell: (row: PersonRow) => (
        <Button aria-label={`${t('people.edit')}: ${nameOf(row)}`} onClick={() => onEdit(row.subject)}>
          {t('people.edit')}
        </Button>
      ),
    },
  ]
  return <DataTable label={t('people.people')} columns={columns} rows={rows} keyOf={({ subject }) => subject} busy={busy} />
}
