import type { RestatedMonth } from '#contract/counter/report-files.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

type Figure = RestatedMonth['changes'][number] & { readonly month: string; readonly at: string }

/** Figures of closed months that are others now, because use was delivered later. */
export function RestatedMonths({ restated }: { restated: readonly RestatedMonth[] }) {
  const t = useText()
  const { formatDate, formatNumber } = useLocale()
  const figures = restated.flatMap(({ month, at, changes }) => changes.map((change) => ({ ...change, month, at })))
  const columns = [
    {
      key: 'month',
      title: t('counter.month'),
      cell: ({ month }: Figure) => formatDate(month),
    },
    { key: 'at', title: t('counter.restatedAt'), cell: ({ at }: Figure) => formatDate(at, { dateStyle: 'medium' }) },
    {
      key: 'document',
      title: t('counter.titleId'),
      cell: ({ document }: Figure) => <bdi className="counter-name">{document}</bdi>,
    },
    { key: 'metric', title: t('counter.metric'), cell: ({ metric }: Figure) => t(`counter.figure.${metric}`) },
    { key: 'before', title: t('counter.before'), cell: ({ before }: Figure) => formatNumber(before) },
    { key: 'after', title: t('counter.after'), cell: ({ after }: Figure) => formatNumber(after) },
  ]
  return (
    <>
      <h2>{t('counter.restated')}</h2>
      <p className="quiet counter-about">{t('counter.restatedAbout')}</p>
      <DataTable
        label={t('counter.restated')}
        columns={columns}
        rows={figures}
        keyOf={({ month, at, document, metric }) => `${month} ${at} ${document} ${metric}`}
        busy={false}
      />
    </>
  )
}
