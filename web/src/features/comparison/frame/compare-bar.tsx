import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { type BarEnds, ReaderBar } from '#web/reader/bar/reader-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { type ComparedPair, codeOfId } from './api.ts'
import { useName } from './comparison-failure.tsx'

interface CompareBarProps {
  readonly pair: ComparedPair
  /** the report would fail as the comparison did */
  readonly withoutReport?: boolean
  readonly children?: ReactNode
}

/** Ends of the bar above a comparison: the way back, the names of both documents, the report. */
export function useCompareEnds(pair: ComparedPair): BarEnds {
  const t = useText()
  const [older, newer] = [useName(pair.older), useName(pair.newer)]
  const back = t('comparison.backTo', { designation: newer })
  const start = (
    <>
      <Link
        className="button compare-back"
        data-kind="text"
        data-sign
        to={paths.document(codeOfId(pair.newer))}
        aria-label={back}
        title={back}
      >
        <Icon shape="ArrowLeftOutlined" aria-hidden="true" />
      </Link>
      <h1 className="compare-name" aria-label={t('comparison.title', { older, newer })}>
        <Designation>{older}</Designation>
        <span aria-hidden="true" className="compare-arrow">
          →
        </span>
        <Designation>{newer}</Designation>
      </h1>
    </>
  )
  const end = (
    <Link className="compare-report-link" to={paths.changeReport({ older: codeOfId(pair.older), newer: codeOfId(pair.newer) })}>
      {t('comparison.report')}
    </Link>
  )
  return { start, end }
}

export function CompareBar({ pair, withoutReport, children }: CompareBarProps) {
  const { start, end } = useCompareEnds(pair)
  return <ReaderBar ends={{ start, end: withoutReport ? undefined : end }}>{children}</ReaderBar>
}
