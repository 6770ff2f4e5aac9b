import type { ReactNode } from 'react'
import type { FindRequest } from '../find/find-request.ts'
import { useFinding } from '../find/use-finding.ts'
import type { AdditionPanelProps, ReaderAdditions } from '../marks/additions.ts'
import { useAdditions } from '../marks/use-additions.tsx'
import type { ReaderPanel } from '../panel/panels.ts'
import { type SidePanelState, useSidePanel } from '../panel/use-side-panel.ts'
import { useBarsAway } from './use-bars-away.ts'

type Session = Parameters<typeof useAdditions>[0]

interface FrameOptions<Props extends AdditionPanelProps> {
  session: Session
  phone: boolean
  /** panel that is open beside a text where nobody chose another */
  first?: string
  panels: readonly ReaderPanel<Props>[]
  additions: ReaderAdditions
  /** words that a search brought along */
  find: FindRequest | undefined
}

export interface ReaderFrameState<Props> {
  readonly panels: readonly ReaderPanel<Props>[]
  readonly side: SidePanelState
  /** panel beside the text */
  readonly panel: ReaderPanel<Props> | undefined
  readonly finding: ReturnType<typeof useFinding>
  readonly toggleFind: () => void
  readonly selectionBar: ReactNode
  /** the bars gave their room to the text */
  readonly away: boolean
}

/** State of the frame round a text in either form: its panels, the find box and what can be done with selected words. */
export function useReaderFrame<Props extends AdditionPanelProps>(options: FrameOptions<Props>): ReaderFrameState<Props> {
  const { session, phone, first, additions, find } = options
  const side = useSidePanel(first, phone)
  const selectionBar = useAdditions(session, additions, side.show)
  const panels = [...options.panels, ...additions.panels]
  const finding = useFinding(find !== undefined && !phone)
  const close = () => {
    finding.close()
    session?.scroller.focus({ preventScroll: true })
  }
  return {
    panels,
    side,
    panel: panels.find(({ id, off }) => id === side.open && !off),
    finding: { ...finding, close },
    toggleFind: finding.open ? close : finding.ask,
    selectionBar,
    away: useBarsAway(session?.scroller),
  }
}
