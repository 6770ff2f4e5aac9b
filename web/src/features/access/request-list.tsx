import { type ReactNode, useState } from 'react'
import { access, type ReceivedRequest } from '#contract/access.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { readPages } from '#web/lib/calls/read-pages.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CsvButton } from '#web/ui/controls/csv-button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { DocumentCell } from '#web/ui/document-cell.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import './access.css'

interface RequestListProps {
  page: number
  size: number
  pager: (pages: number) => ReactNode
}

/** Requests to read documents: of all accounts for who administers the tenant, else of the own account. */
export function RequestList({ page, size, pager }: RequestListProps) {
  const t = useText()
  const { data, error, isLoading, mutate } = useEndpoint(access.list, { page, size }, { keepPreviousData: true })
  return (
    <>
      <div className="search-head">
        <h1>{t('access.listTitle')}</h1>
        {data && data.count > 0 && <RequestsDownload />}
        {data && data.count > 0 && (
          <span className="access-open" role="status">
            {t('access.openCount', { count: data.open })}
          </span>
        )}
      </div>
      {data && data.result.length > 0 && <RequestTable rows={data.result} busy={isLoading} />}
      {data && pager(Math.ceil(data.count / size))}
      {data?.count === 0 && <EmptyState title={t('access.none')} />}
      {!data && error && <ErrorState title={t('access.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

const EXPORT_SIZE = 100

/** Downloads all requests that the list has, with who asks and the answer. */
function RequestsDownload() {
  const t = useText()
  const call = useCall()
  const heads = [
    t('access.document'),
    t('access.account'),
    t('access.from'),
    t('access.email'),
    t('access.since'),
    t('access.state'),
    t('access.reason'),
  ]
  const rowOf = ({ designationNo, accountName, accountId, from, since, handled, reason = '' }: ReceivedRequest) => [
    designationNo,
    accountName || accountId,
    from.name,
    from.email,
    since,
    handled ?? t('access.open'),
    reason,
  ]
  const rows = async () => (await readPages(EXPORT_SIZE, (page) => call(access.list, { page, size: EXPORT_SIZE }))).map(rowOf)
  return <CsvButton name="access-requests" heads={heads} rows={rows} />
}

function RequestTable({ rows, busy }: { rows: readonly ReceivedRequest[]; busy: boolean }) {
  const t = useText()
  const { formatDate } = useLocale()
  const isOfSeveral = useAccount().authorities.includes('ADMIN')
  const columns = [
    { key: 'document', title: t('access.document'), cell: (row: ReceivedRequest) => <RequestedDocument request={row} /> },
    ...(isOfSeveral
      ? [
          {
            key: 'account',
            title: t('access.account'),
            cell: ({ accountName, accountId }: ReceivedRequest) => (
              <bdi className="access-account">{accountName || accountId}</bdi>
            ),
          },
        ]
      : []),
    { key: 'from', title: t('access.from'), cell: ({ from }: ReceivedRequest) => <From from={from} /> },
    {
      key: 'since',
      title: t('access.since'),
      cell: ({ since }: ReceivedRequest) => <span className="access-since">{formatDate(since)}</span>,
    },
    { key: 'state', title: t('access.state'), cell: (row: ReceivedRequest) => <State {...row} /> },
    {
      key: 'action',
      title: t('access.action'),
      titleHidden: true,
      cell: (row: ReceivedRequest) => <HandleButton request={row} />,
    },
  ]
  return <DataTable label={t('access.listTitle')} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
}

/** A requested document is shown at its record, so never over the card of an outside publisher. */
function RequestedDocument({ request: { contentCode, designationNo, documentTitle } }: { request: ReceivedRequest }) {
  const document = { contentCode, designationNo, documentTitle, displayDesignation: designationNo }
  return <DocumentCell document={{ ...document, publisherTypeCode: 'PARTNER' }} />
}

function From({ from: { name, email, shared } }: Pick<ReceivedRequest, 'from'>) {
  const t = useText()
  return (
    <span className="access-from">
      <bdi>{name}</bdi>
      {shared && <Badge>{t('access.sharedSignIn')}</Badge>}
      {email && <MailTo address={email} />}
    </span>
  )
}

function State({ handled, reason }: Pick<ReceivedRequest, 'handled' | 'reason'>) {
  const t = useText()
  const { formatDate } = useLocale()
  if (!handled) return <Badge tone="info">{t('access.open')}</Badge>
  return (
    <>
      <Badge>{t('access.handledOn', { date: formatDate(handled) })}</Badge>
      {reason && (
        <span className="access-reason" dir="auto">
          {reason}
        </span>
      )}
    </>
  )
}

function HandleButton({ request: { id, accountId, handled, designationNo } }: { request: ReceivedRequest }) {
  const t = useText()
  const { run, pending } = useCommand(access.handle, { refresh: [access.list] })
  const label = t(handled ? 'access.reopen' : 'access.markHandled')
  const [isAsking, setAsking] = useState(false)
  const reopen = () => run({ id, accountId, handled: false }).catch(() => notify.error(t('access.notMarked')))
  return (
    <>
      <Button
        className="access-mark"
        aria-label={`${label}: ${designationNo}`}
        aria-disabled={pending || undefined}
        onClick={() => (handled ? void (pending || reopen()) : setAsking(true))}
      >
        {label}
      </Button>
      {isAsking && (
        <AnswerDialog
          designation={designationNo}
          onAnswer={async (reason) => {
            await run({ id, accountId, handled: true, reason })
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
