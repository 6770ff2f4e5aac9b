import type { ReaderPanel } from '../panel/panels.ts'
import type { HtmlSession } from './html-session.ts'
import type { Clause } from './prepare-html.ts'

export interface HtmlPanelProps {
  session: HtmlSession
  clauses: readonly Clause[]
  /** id of the clause in view */
  clause: string | undefined
  /** address of a clause, to be copied */
  addressOf: (id: string) => string
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
}

export type HtmlPanel = ReaderPanel<HtmlPanelProps>
