import type { ReactNode } from 'react'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { PdfState } from './session/pdf-state.ts'

/** Draws on an open PDF, once, when its pages are laid out. */
export type PdfLayer = (session: PdfSession) => void

export interface PdfPanelProps {
  session: PdfSession
  state: PdfState
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
  onClose: () => void
}

/** Panel with a button of its own in the toolbar. The buttons of a place stand in the order of the array. */
export interface PdfPanel {
  readonly id: string
  readonly title: MessageKey
  readonly icon: IconShape
  /** `side`: beside the pages, on a phone a drawer · `top`: a bar above them. One panel of a place is open at a time. */
  readonly place: 'side' | 'top'
  /** open from the beginning; never on a phone, where it would cover the page */
  readonly startsOpen?: boolean
  readonly render: (props: PdfPanelProps) => ReactNode
}
