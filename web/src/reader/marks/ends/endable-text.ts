import type { TextPlace } from '#contract/documents/place.ts'

/** Element over a part of a text in which ends are drawn, and what of the window it covers, in the coordinates of its boxes. */
export interface Sheet {
  readonly layer: HTMLElement
  readonly shown: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
  /** `%`: parts of what is covered, which a zoom does not move */
  readonly unit: 'px' | '%'
}

export type End = 'start' | 'end'

/** Rectangle of a selection, or the line at which one of its ends stands, on its sheet. */
export interface SheetBox {
  readonly sheet: Sheet
  readonly box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
}

/** Words that an end moves by, or characters. */
export interface EndStep {
  readonly by: 'word' | 'character'
  readonly to: 1 | -1
}

/** Shown text, of which a part is selected by two ends. How a text knows its selection is its own. */
export interface EndableText<Selected = unknown> {
  /** undefined while a part of it is not drawn */
  selectionOf(place: TextPlace): Selected | undefined
  /** undefined for more than a place can have */
  placeOf(selected: Selected): TextPlace | undefined
  /** Moves an end to a point of the window; undefined where nothing would be left. */
  endAt(selected: Selected, end: End, x: number, y: number): Selected | undefined
  stepEnd(selected: Selected, end: End, step: EndStep): Selected | undefined
  lineOfEnd(selected: Selected, end: End): SheetBox | undefined
  boxesOf(selected: Selected): readonly SheetBox[]
  /** offset in the window of the coordinates of its boxes */
  origin(): { readonly left: number; readonly top: number }
  /** Calls back whenever the text stands elsewhere, until it is told to stop. */
  watch(onDrawn: () => void): () => void
}
