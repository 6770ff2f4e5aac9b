import type { TextPlace } from '#contract/documents/place.ts'

/** Element over a part of a text in which ends are drawn, and what of the window it covers, in the coordinates of its nodes. */
export interface Sheet {
  readonly layer: HTMLElement
  readonly shown: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>
  /** `%`: parts of what is covered, which a zoom does not move */
  readonly unit: 'px' | '%'
}

/** Shown text, of which a part is selected by two ends. */
export interface EndableText {
  /** text nodes that are drawn, in the order of the text */
  nodes(): readonly Text[]
  /** undefined while a part of it is not drawn */
  rangeOf(place: TextPlace): Range | undefined
  /** undefined for more than a place can have */
  placeOf(range: Range): TextPlace | undefined
  sheetOf(node: Node): Sheet | undefined
  /** offset in the window of the coordinates of its nodes */
  origin(): { readonly left: number; readonly top: number }
  /** Calls back whenever nodes stand elsewhere, until it is told to stop. */
  watch(onDrawn: () => void): () => void
}
