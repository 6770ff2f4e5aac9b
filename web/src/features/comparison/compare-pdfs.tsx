import { CompareForms } from './compare-forms.tsx'
import { type ComparedPair, usePdfComparison, useResult } from './frame/api.ts'
import { CompareBar } from './frame/compare-bar.tsx'
import { ComparisonFailure, mayBeReported } from './frame/comparison-failure.tsx'
import { ComparisonProgress } from './frame/comparison-progress.tsx'
import { ComparedPdfs } from './pages/compared-pdfs.tsx'

/** Comparison of two PDFs, or of a PDF and what the other document has instead. */
export function ComparePdfs({ pair }: { pair: ComparedPair }) {
  const polled = usePdfComparison(pair)
  const { file, error, isProtected, redline, again } = polled
  const { data, error: unread, mutate } = useResult(file)
  if (data) return <ComparedPdfs pair={pair} result={data} redline={redline} isProtected={isProtected} />
  if (error?.problem.code === 'no-file') return <CompareForms pair={pair} />
  const failed = error ?? unread
  const retry = () => (unread ? void mutate() : again())
  return (
    <div className="compare-frame">
      <CompareBar pair={pair} withoutReport={failed !== undefined && !mayBeReported(failed)} />
      {failed ? (
        <ComparisonFailure error={failed} pair={pair} onRetry={retry} />
      ) : (
        <ComparisonProgress pair={pair} view="pages" polled={polled} />
      )}
    </div>
  )
}
