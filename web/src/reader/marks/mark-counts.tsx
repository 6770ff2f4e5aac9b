import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { TextMark } from './additions.ts'
import './marks.css'

/** Signs of the marks that stand on a page or in a clause, each with their number. */
export function MarkCounts({ marks = [] }: { marks: readonly TextMark[] | undefined }) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (marks.length === 0) return null
  const kinds = [...Map.groupBy(marks, ({ kind }) => kind)]
  return (
    <span className="mark-counts" title={marks.map(({ name }) => name).join('\n')}>
      {kinds.map(([kind, some]) => (
        <span key={kind} data-kind={kind} aria-hidden="true">
          {formatNumber(some.length)}
        </span>
      ))}
      <span className="visually-hidden">{t('documents.markCount', { count: marks.length })}</span>
    </span>
  )
}
