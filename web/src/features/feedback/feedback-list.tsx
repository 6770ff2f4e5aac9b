import type { ReactNode } from 'react'
import { feedback as feedbackApi, type StoredFeedback } from '#contract/feedback.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { FeedbackFilter } from './feedback-filter.tsx'
import type { FeedbackQuery } from './feedback-query.ts'
import './feedback.css'

interface FeedbackListProps {
  page: number
  size: number
  chosen: FeedbackQuery
  onChoose: (chosen: FeedbackQuery) => void
  pager: (pages: number) => ReactNode
}

/** Feedback of people who found nothing, for administrators. */
export function FeedbackList({ page, size, chosen, onChoose, pager }: FeedbackListProps) {
  const t = useText()
  const { data, error, isLoading, mutate } = useEndpoint(feedbackApi.list, { ...chosen, page, size }, { keepPreviousData: true })
  const isChosen = Object.values(chosen).some(Boolean)
  const exporting = useCommand(feedbackApi.export)
  async function exportAll(format: 'csv' | 'xlsx') {
    try {
      const { url, name } = await exporting.run({ ...chosen, format })
      downloadFrom(url, name)
    } catch {
      notify.error(t('feedback.notExported'))
    }
  }
  return (
    <>
      <div className="search-head">
        <h1 aria-live="polite">{data ? t('feedback.count', { count: data.count }) : t('feedback.listTitle')}</h1>
      </div>
      <FeedbackFilter chosen={chosen} onChoose={onChoose}>
        <span className="feedback-exports">
          {(['csv', 'xlsx'] as const).map((format) => (
            <Button
              key={format}
              icon={<Icon shape="DownloadOutlined" aria-hidden="true" />}
              disabled={!data || data.count === 0}
              aria-disabled={exporting.pending || undefined}
              onClick={() => void (exporting.pending || exportAll(format))}
            >
              {t(format === 'csv' ? 'feedback.export' : 'feedback.exportWorkbook')}
            </Button>
          ))}
        </span>
      </FeedbackFilter>
      {data && data.result.length > 0 && <FeedbackTable rows={data.result} busy={isLoading} />}
      {data && pager(Math.ceil(data.count / size))}
      {data?.count === 0 && (
        <EmptyState
          title={t('feedback.none')}
          action={isChosen && <Button onClick={() => onChoose({})}>{t('feedback.all')}</Button>}
        />
      )}
      {!data && error && <ErrorState title={t('feedback.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

/** Breaks an address, if at all, before its @. */
function Address({ email }: { email: string }) {
  const [name, host] = [email.slice(0, email.lastIndexOf('@')), email.slice(email.lastIndexOf('@'))]
  return (
    <bdi className="feedback-address">
      {name}
      <wbr />
      {host}
    </bdi>
  )
}

/** Keeps the day and the time each on one line. */
function Time({ at }: { at: string }) {
  const { formatDate } = useLocale()
  return (
    <>
      <span className="feedback-time">{formatDate(at, { dateStyle: 'medium' })}</span>{' '}
      <span className="feedback-time">{formatDate(at, { timeStyle: 'short' })}</span>
    </>
  )
}

function MarkButton({ feedback: { id, at, state, q1Response } }: { feedback: StoredFeedback }) {
  const t = useText()
  const { run, pending } = useCommand(feedbackApi.mark, { refresh: [feedbackApi.list] })
  const label = t(state === 'open' ? 'feedback.markDone' : 'feedback.reopen')
  const mark = () => run({ id, at, state: state === 'open' ? 'done' : 'open' }).catch(() => notify.error(t('feedback.notMarked')))
  return (
    <Button aria-label={`${label}: ${q1Response}`} aria-disabled={pending || undefined} onClick={() => void (pending || mark())}>
      {label}
    </Button>
  )
}

function FeedbackTable({ rows, busy }: { rows: readonly StoredFeedback[]; busy: boolean }) {
  const t = useText()
  const columns = [
    { key: 'first', title: t('feedback.lookedFor'), cell: ({ q1Response }: StoredFeedback) => <bdi>{q1Response}</bdi> },
    { key: 'second', title: t('feedback.more'), cell: ({ q2Response }: StoredFeedback) => q2Response && <bdi>{q2Response}</bdi> },
    {
      key: 'query',
      title: t('feedback.query'),
      cell: ({ searchQuery, searchType }: StoredFeedback) => (
        <>
          <bdi>{searchQuery}</bdi> <span className="quiet">{t(`tenants.searchType.${searchType}`)}</span>
        </>
      ),
    },
    {
      key: 'who',
      title: t('feedback.who'),
      cell: ({ email }: StoredFeedback) => (email ? <Address email={email} /> : t('feedback.guest')),
    },
    { key: 'at', title: t('feedback.at'), cell: ({ at }: StoredFeedback) => <Time at={at} /> },
    {
      key: 'state',
      title: t('feedback.state'),
      cell: ({ state }: StoredFeedback) => (
        <Badge tone={state === 'open' ? 'info' : undefined}>{t(`feedback.states.${state}`)}</Badge>
      ),
    },
    {
      key: 'mark',
      title: t('feedback.mark'),
      titleHidden: true,
      cell: (row: StoredFeedback) => <MarkButton feedback={row} />,
    },
  ]
  return <DataTable label={t('feedback.listTitle')} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
}
