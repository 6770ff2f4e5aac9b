import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { ImportedPoint, pointExchange } from '#contract/points/point-exchange.ts'
import { readMarkup } from '#text/read-markup.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { Designation } from '#web/ui/text/designation.tsx'

/** Rows that are shown; what is refused is first. */
const MAX_ROWS = 200
const RESULTS = ['refused', 'created', 'changed', 'unchanged'] as const

const RESULT_LABELS: Readonly<Record<ImportedPoint['result'], MessageKey>> = {
  created: 'points.import.created',
  changed: 'points.import.changed',
  unchanged: 'points.import.unchanged',
  refused: 'points.import.refused',
}

const REASONS: Readonly<Record<NonNullable<ImportedPoint['reason']>, MessageKey>> = {
  'not-a-point': 'points.import.reason.notAPoint',
  'content-not-found': 'points.import.reason.noDocument',
  'not-entitled': 'points.import.reason.notEntitled',
  'no-such-place': 'points.import.reason.noPlace',
  'point-field-empty': 'points.import.reason.fieldEmpty',
  'point-field-too-long': 'points.import.reason.fieldTooLong',
  'not-yours': 'points.import.reason.notYours',
  'point-inactive': 'points.import.reason.inactive',
  twice: 'points.import.reason.twice',
  'other-file': 'points.import.reason.otherFile',
  'file-unnamed': 'points.import.reason.fileUnnamed',
  'several-documents': 'points.import.reason.severalDocuments',
}

/** Tells what becomes, or became, of each point of a file. */
export function ImportReport({ report }: { report: OutputOf<typeof pointExchange.import> }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { content, dryRun } = report
  const ordered = [...content].sort((a, b) => RESULTS.indexOf(a.result) - RESULTS.indexOf(b.result) || a.index - b.index)
  return (
    <section className="import-report">
      <h2>{t(dryRun ? 'points.import.planned' : 'points.import.done')}</h2>
      <dl className="import-counts">
        {RESULTS.toReversed().map((result) => (
          <div key={result} data-refused={(result === 'refused' && report.refused > 0) || undefined}>
            <dt>{t(RESULT_LABELS[result])}</dt>
            <dd>{formatNumber(report[result])}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        label={t('points.import.planned')}
        rows={ordered.slice(0, MAX_ROWS)}
        keyOf={({ index }) => String(index)}
        columns={[
          {
            key: 'name',
            title: t('points.column.name'),
            cell: ({ name }) => <span dir="auto">{readMarkup(name) || t('points.unnamed')}</span>,
          },
          {
            key: 'document',
            title: t('points.import.document'),
            cell: ({ designation, contentCode, lookedFor }) =>
              designation ? <Designation>{designation}</Designation> : <bdi>{lookedFor ?? contentCode}</bdi>,
          },
          {
            key: 'result',
            title: t('points.import.result'),
            cell: ({ result, reason }) => (
              <>
                {t(RESULT_LABELS[result])}
                {reason && <span className="quiet"> · {t(REASONS[reason])}</span>}
              </>
            ),
          },
        ]}
      />
      {ordered.length > MAX_ROWS && <p className="quiet">{t('points.import.more', { count: ordered.length - MAX_ROWS })}</p>}
    </section>
  )
}
