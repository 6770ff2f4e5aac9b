import type { TextMark } from '../marks/additions.ts'
import type { ReaderPanel } from '../panel/panels.ts'
import type { HtmlSession } from './html-session.ts'

export interface HtmlPanelProps {
  session: HtmlSession
  /** id of the element of the clause in view */
  clause: string | undefined
  /** marks of what was added to the text */
  marks: readonly TextMark[]
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
}

export type HtmlPanel = ReaderPanel<HtmlPanelProps>
