import { type ReactNode, useMemo, useState } from 'react'
import type { FileLink } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { HtmlViewer } from '#web/reader/html/html-viewer.tsx'
import { printHtml } from '#web/reader/html/print/print-html.ts'
import type { HtmlPanel } from '#web/reader/html/slots.ts'
import { NO_ADDITIONS } from '#web/reader/marks/additions.ts'
import { PrintRefused } from '#web/reader/print-refused.tsx'
import { type ComparedPair, useTextComparison } from './frame/api.ts'
import { CompareBar, useCompareEnds } from './frame/compare-bar.tsx'
import { ComparisonFailure, mayBeReported, useName } from './frame/comparison-failure.tsx'
import { ComparisonProgress } from './frame/comparison-progress.tsx'
import { RecognisedNotice } from './frame/recognised-notice.tsx'
import { createChangesLayer } from './html/changes-layer.ts'
import { HtmlChanges } from './html/html-changes.tsx'
import { LayoutChoice } from './html/layout-choice.tsx'
import { useTextLayout } from './html/text-layout.ts'

/** Comparison of two documents as text, whatever formats they have. */
export function CompareHtmls({ pair }: { pair: ComparedPair }) {
  const phone = useMedia('(max-width: 992px)')
  const { layout, choose } = useTextLayout(phone)
  const polled = useTextComparison(pair, layout)
  const { file, error, isProtected, again } = polled
  const choice = phone ? undefined : <LayoutChoice layout={layout} onLayout={choose} />
  if (file) return <ComparedHtml {...{ pair, phone, choice, isProtected }} link={file} onReopen={again} />
  return (
    <div className="compare-frame">
      <CompareBar pair={pair} withoutReport={error !== undefined && !mayBeReported(error)} />
      {error ? (
        <ComparisonFailure error={error} pair={pair} onRetry={again} />
      ) : (
        <ComparisonProgress pair={pair} view={layout} polled={polled} />
      )}
    </div>
  )
}

interface ComparedHtmlProps {
  readonly pair: ComparedPair
  readonly link: FileLink
  readonly isProtected: boolean
  readonly phone: boolean
  /** choice of the layout, where there is room for two */
  readonly choice: ReactNode
  readonly onReopen: () => void
}

/** The newer text with marks, or both, in a sandboxed frame, and the list of changes beside it. */
function ComparedHtml({ pair, link, isProtected, phone, choice, onReopen }: ComparedHtmlProps) {
  const t = useText()
  const [refused, setRefused] = useState(false)
  const [older, newer] = [useName(pair.older), useName(pair.newer)]
  const title = t('comparison.title', { older, newer })
  const { start, end } = useCompareEnds(pair)
  const ends = {
    start,
    below: <RecognisedNotice pair={pair} />,
    end: (
      <>
        {choice}
        {end}
      </>
    ),
  }
  const layers = useMemo(() => [createChangesLayer(t, { older, newer })], [t, older, newer])
  const panels = useMemo(
    (): readonly HtmlPanel[] => [
      {
        // It takes the place of the outline: whoever has that open sees the changes.
        id: 'outline',
        title: 'comparison.changes',
        icon: 'DiffOutlined',
        render: ({ session, onFollow }) => <HtmlChanges pair={pair} session={session} onFollow={onFollow} />,
      },
    ],
    [pair],
  )
  return (
    <div className="compare-frame" data-protected={isProtected || undefined}>
      <HtmlViewer
        link={link}
        title={title}
        phone={phone}
        ends={() => ends}
        layers={layers}
        panels={panels}
        find={undefined}
        additions={NO_ADDITIONS}
        onReopen={onReopen}
        onPrint={(page) => (isProtected ? setRefused(true) : printHtml(page, title))}
      />
      {refused && <PrintRefused reason="documents.printProtected" onClose={() => setRefused(false)} />}
    </div>
  )
}
