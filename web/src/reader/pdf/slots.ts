import type { TextMark } from '../marks/additions.ts'
import type { ReaderPanel } from '../panel/panels.ts'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'

/** Draws on an open PDF, once, when its pages are laid out. */
export type PdfLayer = (session: PdfSession) => void

export interface PdfPanelProps {
  session: PdfSession
  state: PdfState
  /** marks of what was added to the text */
  marks: readonly TextMark[]
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
}

export type PdfPanel = ReaderPanel<PdfPanelProps>
