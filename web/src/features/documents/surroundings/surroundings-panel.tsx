import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { type BarEnds, ReaderBar } from '#web/reader/bar/reader-bar.tsx'
import type { DocumentTab } from '../page/choose-tab.ts'
import { tabNameOf } from '../page/tab-name.ts'
import { Surroundings } from './surroundings.tsx'
import './surroundings.css'

interface SurroundingsPanelProps {
  document: DocumentMetadata
  tab: DocumentTab
  ends: (print?: () => void) => BarEnds
  /** videos and courses */
  visual: ReactNode
  /** compass points on the document */
  points: ReactNode
}

/** Panel of a tab beside the text: work items, visual content, related content, compass points. */
export function SurroundingsPanel({ document, tab, ends, visual, points }: SurroundingsPanelProps) {
  const t = useText()
  const named = tabNameOf(tab, document)
  return (
    <div className="surroundings-panel">
      <ReaderBar ends={ends()} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="surroundings-scroll" tabIndex={0}>
        <div className="surroundings">
          {named && <h2 className="surroundings-title">{t(named.name)}</h2>}
          <Surroundings document={document} tab={tab} visual={visual} points={points} />
        </div>
      </div>
    </div>
  )
}
