import { useState } from 'react'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useMedia } from '#web/lib/use-media.ts'
import { PhoneTools } from '#web/reader/bar/reader-bar.tsx'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import { ChangeFilters } from '../changes/change-filters.tsx'
import { ChangeList } from '../changes/change-list.tsx'
import { ChangeStepper } from '../changes/change-stepper.tsx'
import { useChangeSteps } from '../changes/use-changes.ts'
import type { ComparedPair, RedlineMaker } from '../frame/api.ts'
import { CompareBar } from '../frame/compare-bar.tsx'
import { RecognisedNotice } from '../frame/recognised-notice.tsx'
import { RedlineButton } from '../redline/redline-button.tsx'
import { ComparedPdf } from './compared-pdf.tsx'
import { PairZoom } from './pair-zoom.tsx'
import { type Part, PartChoice } from './part-choice.tsx'
import { useMarks } from './use-marks.ts'
import { useScrollTogether } from './use-scroll-together.ts'

interface ComparedPdfsProps {
  readonly pair: ComparedPair
  readonly result: ComparisonResult
  /** maker of the red-line that can be downloaded */
  readonly redline: RedlineMaker | undefined
  /** read on screen alone */
  readonly isProtected: boolean
}

/** Both PDFs side by side with their changes; below 993 px one of them, or the list, at a time. */
export function ComparedPdfs({ pair, result, redline, isProtected }: ComparedPdfsProps) {
  const t = useText()
  const isWide = useMedia('(min-width: 993px)')
  const [part, setPart] = useState<Part>('newer')
  const [older, setOlder] = useState<PdfSession>()
  const [newer, setNewer] = useState<PdfSession>()
  const goTo = useScrollTogether({ older, newer }, result)
  const isReady = older !== undefined && newer !== undefined
  const steps = useChangeSteps({ pair, result, isReady, onChoose: goTo })
  useMarks(older, result, 'older', steps)
  useMarks(newer, result, 'newer', steps)
  const choose = (number: number) => {
    steps.choose(number)
    if (part === 'changes') setPart(result.changes[number]?.newer ? 'newer' : 'older')
  }
  const tools = (
    <>
      {redline && <RedlineButton pair={pair} maker={redline} />}
      <PairZoom older={older} newer={newer} />
      <ChangeStepper steps={steps} />
    </>
  )
  const list = (
    <aside className="compared-changes" aria-label={t('comparison.changes')}>
      <ChangeFilters result={result} filter={steps.filter} mayTick={steps.viewed.tick !== undefined} onFilter={steps.setFilter} />
      <ChangeList result={result} steps={steps} onChoose={choose} />
    </aside>
  )
  return (
    <div className="compare-frame" data-part={isWide ? undefined : part} data-protected={isProtected || undefined}>
      <CompareBar pair={pair}>{isWide && tools}</CompareBar>
      <RecognisedNotice pair={pair} />
      {!isWide && <PartChoice part={part} onPart={setPart} />}
      <div className="compared-parts">
        {list}
        <ComparedPdf id={pair.older} label={t('comparison.older')} onOpen={setOlder} />
        <ComparedPdf id={pair.newer} label={t('comparison.newer')} onOpen={setNewer} />
      </div>
      {!isWide && <PhoneTools>{tools}</PhoneTools>}
    </div>
  )
}
