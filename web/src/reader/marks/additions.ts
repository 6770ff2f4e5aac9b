import type { ReactNode } from 'react'
import type { TextPlace } from '#contract/documents/place.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import type { ReaderPanel } from '../panel/panels.ts'

/** Something to do with the words that a person selected. */
export interface SelectionAction {
  readonly id: string
  readonly label: MessageKey
  readonly icon: IconName
  readonly run: (place: TextPlace) => void
}

/** Kind of additions, as its feature registers it with the reader, which knows none by name. */
export interface AdditionKind {
  /** names its panel and, as `data-kind`, the colors and signs of its style sheet */
  readonly id: string
  readonly title: MessageKey
  readonly icon: IconName
}

/** Mark at a place of a text. */
export interface TextMark {
  readonly id: string
  /** names its colors and its sign, as `data-kind`: a feature may have several */
  readonly kind: string
  /** name for assistive technology */
  readonly name: string
  readonly place: TextPlace
}

export interface AdditionPanelProps {
  session: {
    /** Scrolls to a place and returns whether it was found. */
    showPlace(place: TextPlace): boolean
    /** has the focus while the text is read */
    readonly scroller: HTMLElement
  }
  /** called when the person goes to a place in the document: on a phone the panel closes */
  onFollow: () => void
}

/** Selection of the chosen mark, of which both ends can be moved. */
export interface MarkChange {
  readonly id: string
  /** kind of the mark */
  readonly kind: string
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

/** One feature's part of an open text. */
export interface Addition {
  readonly kind: AdditionKind
  readonly actions: readonly SelectionAction[]
  readonly marks: readonly TextMark[]
  /** number that its tool shows: what stands in the text */
  readonly count: number
  /** id of the chosen mark */
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** opens a panel; each new object opens it anew */
  readonly asked: { readonly panel: string } | undefined
  /** content of its panel, which follows what it shows by itself */
  readonly panel: (props: AdditionPanelProps) => ReactNode
  /** band above the text, which does so too */
  readonly band?: () => ReactNode
  /** absent where the chosen one cannot be changed */
  readonly change?: MarkChange | undefined
}

/** All that features add to an open text. */
export interface ReaderAdditions {
  readonly actions: readonly SelectionAction[]
  readonly marks: readonly TextMark[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly panels: readonly ReaderPanel<AdditionPanelProps>[]
  /** panel that is to be opened */
  readonly asked: Addition['asked']
  /** bands above the text */
  readonly bands: ReactNode
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
  bands: null,
}
