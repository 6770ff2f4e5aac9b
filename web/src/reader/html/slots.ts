import type { ReaderPanel } from '../panel/panels.ts'
import type { HtmlSession } from './html-session.ts'

interface HtmlPanelProps {
  session: HtmlSession
  /** id of the element of the clause in view */
  clause: string | undefined
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
}

export type HtmlPanel = ReaderPanel<HtmlPanelProps>
