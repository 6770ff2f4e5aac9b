import { useEffect, useState } from 'react'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { PhoneTools } from '#web/reader/bar/reader-bar.tsx'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import { ChangeFilters } from '../changes/change-filters.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { ChangeStepper } from '../changes/change-stepper.tsx'
import { useChangeSteps } from '../changes/use-changes.ts'
import type { ComparedPair } from '../frame/api.ts'
import { CompareBar } from '../frame/compare-bar.tsx'
import { RecognisedNotice } from '../frame/recognised-notice.tsx'
import { ComparedPdf } from '../pages/compared-pdf.tsx'
import { scrollToPairedPlace } from '../pages/page-places.ts'
import { type Part, PartChoice } from '../pages/part-choice.tsx'
import type { SideName } from '../pages/scroll-pairs.ts'
import { useMarks } from '../pages/use-marks.ts'
import { ComparedHtml } from './compared-html.tsx'
import { showHtmlMarks } from './draw-html-marks.ts'

interface FormSidesProps {
  readonly pair: ComparedPair
  /** one of its sides is a PDF */
  readonly result: ComparisonResult
  /** read on screen alone */
  readonly isProtected: boolean
}

/** A PDF and an HTML text beside each other, each as its publisher has it, with their changes; on a narrow screen one at a time. */
export function FormSides({ pair, result, isProtected }: FormSidesProps) {
  const t = useText()
  const isWide = useMedia('(min-width: 993px)')
  const [part, setPart] = useState<Part>('newer')
  const [pdf, setPdf] = useState<PdfSession>()
  const [html, setHtml] = useState<HtmlSession>()
  const pdfSide: SideName = result.older.source === 'pdf' ? 'older' : 'newer'
  const steps = useChangeSteps({
    pair,
    result,
    isReady: pdf !== undefined && html !== undefined,
    onChoose: (number) => goTo({ pdf, html }, result, pdfSide, number),
  })
  useMarks(pdf, result, pdfSide, steps)
  useEffect(() => {
    if (html) showHtmlMarks(html.page, new Set(steps.shown.map(({ number }) => number)), steps.current)
  }, [html, steps.shown, steps.current])
  const choose = (number: number) => {
    steps.choose(number)
    if (part === 'changes') setPart(result.changes[number]?.newer ? 'newer' : 'older')
  }
  const tools = (
    <>
      <Link className="compare-report-link" to={paths.compare({ ...pair, format: 'HTML' })}>
        {t('comparison.asText')}
      </Link>
      <ChangeStepper steps={steps} />
    </>
  )
  const sideOf = (side: SideName) => {
    const about = { id: pair[side], label: t(`comparison.${side}`) }
    return side === pdfSide ? (
      <ComparedPdf {...about} onOpen={setPdf} />
    ) : (
      <ComparedHtml {...about} side={side} result={result} onOpen={setHtml} />
    )
  }
  return (
    <div className="compare-frame" data-part={isWide ? undefined : part} data-protected={isProtected || undefined}>
      <CompareBar pair={pair}>{isWide && tools}</CompareBar>
      <RecognisedNotice pair={pair} />
      {!isWide && <PartChoice part={part} onPart={setPart} />}
      <div className="compared-parts">
        <aside className="compared-changes" aria-label={t('comparison.changes')}>
          <ChangeFilters
            result={result}
            filter={steps.filter}
            mayTick={steps.viewed.tick !== undefined}
            onFilter={steps.setFilter}
          />
          <ChangeList result={result} steps={steps} onChoose={choose} />
        </aside>
        {sideOf('older')}
        {sideOf('newer')}
      </div>
      {!isWide && <PhoneTools>{tools}</PhoneTools>}
    </div>
  )
}

interface OpenForms {
  readonly pdf: PdfSession | undefined
  readonly html: HtmlSession | undefined
}

/** Shows a change on both sides; where one does not have it, the change before it, beside which it would stand. */
function goTo({ pdf, html }: OpenForms, result: ComparisonResult, pdfSide: SideName, number: number): void {
  const before = result.changes.slice(0, number + 1)
  const mark = before.findLast((change) => change[pdfSide]?.marks[0])?.[pdfSide]?.marks[0]
  if (pdf && mark) scrollToPairedPlace(pdf.viewer, result[pdfSide], { page: mark[0], top: mark[2] })
  const place = html && before.findLastIndex((_, at) => html.page.getElementById(`change-${at}`))
  if (html && place !== undefined && place >= 0) html.goTo(`change-${place}`)
}
