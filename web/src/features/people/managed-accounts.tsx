import { useState } from 'react'
import type { AccountRow } from '#contract/people/managed.ts'
import { people as peopleApi } from '#contract/people/people.ts'
import { readPages } from '#web/lib/calls/read-pages.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AccountDialog } from './account-dialog.tsx'
import type { ListProps } from './management-query.ts'

const SIZE = 25

/** Accounts by name, each of which opens for a change. */
export function ManagedAccounts({ query: { text, page }, hrefOf, onText, pager }: ListProps) {
  const t = useText()
  const [opened, setOpened] = useState<{ readonly id?: string }>()
  const list = useEndpoint(peopleApi.accounts, { text, page, size: SIZE }, { keepPreviousData: true })
  const { data, error, isLoading, mutate } = list
  return (
    <>
      <FilterForm>
        <WordsField label={t('people.searchAccounts')} words={text} onWords={onText} />
        <span data-end className="people-acts">
          {data && data.count > 0 && <AccountsDownload text={text} />}
          <Button type="primary" onClick={() => setOpened({})}>
            {t('people.addAccount')}
          </Button>
        </span>
      </FilterForm>
      {data && data.result.length > 0 && (
        <AccountTable
          rows={data.result}
          busy={isLoading}
          hrefOf={(account) => hrefOf({ list: 'people', account, text: undefined, page: 0 })}
          onEdit={(id) => setOpened({ id })}
        />
      )}
      {data && pager(Math.ceil(data.count / SIZE))}
      {data?.count === 0 && <EmptyState title={t('people.noAccounts')} />}
      {!data && error && <ErrorState title={t('people.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
      {opened && <AccountDialog id={opened.id} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const EXPORT_SIZE = 100

/** Downloads the accounts that the search finds. */
function AccountsDownload({ text }: { text: string | undefined }) {
  const t = useText()
  const call = useCall()
  const heads = [...(['name', 'number', 'people', 'subscriptions', 'state'] as const).map((name) => t(`people.${name}`)), 'id']
  const rowOf = ({ id, name, number, people, subscriptions, closed }: AccountRow) => [
    name,
    number,
    String(people),
    String(subscriptions),
    t(closed ? 'people.closed' : 'people.open'),
    id,
  ]
  const rows = async () =>
    (await readPages(EXPORT_SIZE, (page) => call(peopleApi.accounts, { text, page, size: EXPORT_SIZE }))).map(rowOf)
  return <CsvButton name="accounts" heads={heads} rows={rows} />
}

interface AccountTableProps {
  rows: readonly AccountRow[]
  busy: boolean
  hrefOf: (id: string) => string
  onEdit: (id: string) => void
}

function AccountTable({ rows, busy, hrefOf, onEdit }: AccountTableProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const columns = [
    { key: 'name', title: t('people.name'), cell: ({ name }: AccountRow) => <bdi className="people-text">{name}</bdi> },
    { key: 'number', title: t('people.number'), cell: ({ number }: AccountRow) => <bdi>{number}</bdi> },
    {
      key: 'people',
      title: t('people.people'),
      cell: ({ id, name, people }: AccountRow) => (
        <Link to={hrefOf(id)} aria-label={`${t('people.people')}: ${name}, ${formatNumber(people)}`}>
          {formatNumber(people)}
        </Link>
      ),
    },
    {
      key: 'subscriptions',
      title: t('people.subscriptions'),
      cell: ({ subscriptions }: AccountRow) => formatNumber(subscriptions),
    },
    {
      key: 'state',
      title: t('people.state'),
      cell: ({ closed }: AccountRow) => t(closed ? 'people.closed' : 'people.open'),
    },
    {
      key: 'acts',
      title: t('people.acts'),
      titleHidden: true,
      cell: ({ id, name }: AccountRow) => (
        <Button aria-label={`${t('people.edit')}: ${name}`} onClick={() => onEdit(id)}>
          {t('people.edit')}
        </Button>
      ),
    },
  ]
  return <DataTable label={t('people.accounts')} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
}
