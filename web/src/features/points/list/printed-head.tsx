import { pointFilters } from '#contract/points/point-filters.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { usePublisherName } from '#web/lib/names/use-publisher-name.ts'
import type { PointListChoice } from './list-choice.ts'
import { STATUS_LABELS } from './points-filter.tsx'

interface PrintedHeadProps {
  of: 'seen' | 'all'
  choice: PointListChoice
}

/** Head of a list on paper: whose it is, by what it was narrowed, and when. */
export function PrintedHead({ of, choice }: PrintedHeadProps) {
  const t = useText()
  const publisherName = usePublisherName()
  const { formatDate } = useLocale()
  const { accountName } = useAccount()
  const { status, text, publisher, standing, createdBy, from, to } = choice
  const list = of === 'all' ? ('admin' as const) : ('own' as const)
  const { data } = useEndpoint(pointFilters.filters, createdBy ? { list, status } : null, { keepPreviousData: true })
  const author = createdBy && (data?.authors.find(({ id }) => id === createdBy)?.name ?? createdBy)
  const day = (at: string | undefined) => at && formatDate(at, { dateStyle: 'medium' })
  const filters = [
    [t('points.search'), text],
    [t('points.filter.publisher'), publisher && publisherName(publisher)],
    [t('points.filter.status'), standing && t(`shell.standing.${standing}`)],
    [t('points.filter.author'), author],
    [t('points.filter.from'), day(from)],
    [t('points.filter.to'), day(to)],
  ].filter(([, value]) => value)
  return (
    <p className="points-printed">
      {t('points.of', { account: accountName })} · {t(STATUS_LABELS[status])} ·{' '}
      {formatDate(new Date().toISOString(), { dateStyle: 'long' })}
      {filters.map(([label, value]) => (
        <span key={label}>
          {' '}
          · {label}: <bdi>{value}</bdi>
        </span>
      ))}
    </p>
  )
}
