import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents.ts'
import { type BarEnds, ReaderBar } from '#web/reader/bar/reader-bar.tsx'
import type { DocumentTab } from '../reading/choose-tab.ts'
import { Surroundings } from './surroundings.tsx'
import './surroundings.css'

interface SurroundingsPanelProps {
  document: DocumentMetadata
  tab: DocumentTab
  ends: (print?: () => void) => BarEnds
  /** videos and courses */
  visual: ReactNode
}

/** Panel of a tab beside the text: work items, visual content, related content. */
export function SurroundingsPanel({ document, tab, ends, visual }: SurroundingsPanelProps) {
  return (
    <div className="surroundings-panel">
      <ReaderBar ends={ends()} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="surroundings-scroll" tabIndex={0}>
        <div className="surroundings">
          <Surroundings document={document} tab={tab} visual={visual} />
        </div>
      </div>
    </div>
  )
}
