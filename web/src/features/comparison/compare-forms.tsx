import { CompareHtmls } from './compare-htmls.tsx'
import { FormSides } from './forms/form-sides.tsx'
import { type ComparedPair, useChanges, useResult } from './frame/api.ts'
import { CompareBar } from './frame/compare-bar.tsx'
import { ComparisonFailure, mayBeReported } from './frame/comparison-failure.tsx'
import { ComparisonProgress } from './frame/comparison-progress.tsx'

/** Comparison of two documents of which not both have a PDF: each in its own form, or both as text where none is a PDF. */
export function CompareForms({ pair }: { pair: ComparedPair }) {
  const polled = useChanges(pair)
  const { file, error, isProtected, again } = polled
  const { data, error: unread, mutate } = useResult(file)
  const failed = error ?? unread
  if (data && data.older.source !== 'pdf' && data.newer.source !== 'pdf') return <CompareHtmls pair={pair} />
  if (data) return <FormSides pair={pair} result={data} isProtected={isProtected} />
  const retry = () => (unread ? void mutate() : again())
  return (
    <div className="compare-frame">
      <CompareBar pair={pair} withoutReport={failed !== undefined && !mayBeReported(failed)} />
      {failed ? (
        <ComparisonFailure error={failed} pair={pair} onRetry={retry} />
      ) : (
        <ComparisonProgress pair={pair} view="report" polled={polled} />
      )}
    </div>
  )
}
