import type { ReactNode } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import type { ReaderPanel } from '../panel/panels.ts'

/** Something to do with the words that a person selected. */
export interface SelectionAction {
  readonly id: string
  readonly label: MessageKey
  readonly icon: IconShape
  readonly run: (place: TextPlace) => void
}

/** Kind of what is added to a text. */
export type AdditionKind = 'note' | 'point'
/** Kind of a mark, which gives its color and sign: a proposal is a point that does not stand there yet. */
export type MarkKind = AdditionKind | 'proposal'

/** Mark at a place of a text. */
interface TextMark {
  readonly id: string
  readonly kind: MarkKind
  /** name for assistive technology */
  readonly name: string
  readonly place: TextPlace
}

export interface AdditionPanelProps {
  session: {
    /** Scrolls to a place and returns whether it was found. */
    showPlace(place: TextPlace): boolean
  }
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
}

/** Selection of the chosen mark, of which both ends can be moved. */
export interface MarkChange {
  readonly id: string
  /** its place now, moved or not */
  readonly place: TextPlace
  readonly isMoved: boolean
  readonly onMove: (place: TextPlace) => void
  /** the moved selection is to be kept, or not */
  readonly onDone: () => void
  readonly onUndo: () => void
}

/** Way of reading: the text alone, or with what was added to it. */
export interface ReaderMode {
  readonly annotates: boolean
  /** reason why nothing can be added or seen */
  readonly refusal: MessageKey | undefined
  readonly onChange: (annotates: boolean) => void
}

/** Additions of another area to an open text. */
export interface ReaderAdditions {
  readonly actions: readonly SelectionAction[]
  readonly marks: readonly TextMark[]
  /** id of the chosen mark */
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly panels: readonly ReaderPanel<AdditionPanelProps>[]
  /** opens a panel; each new object opens it anew */
  readonly asked: { readonly panel: string } | undefined
  /** band above the text */
  readonly band?: ReactNode
  /** absent where the chosen one cannot be changed */
  readonly change?: MarkChange | undefined
  /** absent where there is nothing to choose */
  readonly mode?: ReaderMode
}

export const NO_ADDITIONS: ReaderAdditions = {
  actions: [],
  marks: [],
  chosen: undefined,
  onChoose: () => undefined,
  panels: [],
  asked: undefined,
}
