import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { nearestCaret } from '#anchors/selection/nearest-caret.ts'
import type { Caret } from '#anchors/selection/selectable-text.ts'
import {
  areasOfSelection,
  isBackward,
  isLoaded,
  placeOfSelection,
  quoteOf,
  type SelectedWords,
  type SelectionEnds,
  wholeEnds,
  wordsBetween,
  wordsOfCarets,
} from '#anchors/selection/selected-words.ts'
import { wordsIn } from '#anchors/word-areas.ts'
import type { PageArea } from '#contract/documents/place.ts'
import type { TextSelection } from '../../marks/text-selection.ts'
import { createStore } from '../../store.ts'
import { shownBox } from '../session/page-geometry.ts'
import { geometryOf, pageViewOf } from '../session/pdf-places.ts'
import type { LoadedWords } from './load-words.ts'
import { type PointedPage, pageAt } from './page-points.ts'

/** Room of the grip below the end of what a finger selected. */
const GRIP_PX = 24

/** `touch`: by a finger, which gets handles at both ends */
type SelectedBy = 'pointer' | 'touch' | 'keys'

interface SelectingState {
  readonly ends: SelectionEnds | undefined
  readonly by: SelectedBy
  /** the caret that keys move */
  readonly caret: Caret | undefined
}

export type PdfSelecting = ReturnType<typeof createPdfSelecting>

/** Selects words of a PDF by their places, of which mark and quote are made alike. */
export function createPdfSelecting(viewer: PDFViewer, words: LoadedWords) {
  const store = createStore<SelectingState>({ ends: undefined, by: 'pointer', caret: undefined })

  const set = (change: Partial<SelectingState>) => {
    store.set(change)
    // Whoever offers what can be done with selected words waits for the browser's own event.
    document.dispatchEvent(new Event('selectionchange'))
  }
  const selected = (): SelectedWords | undefined => {
    const { ends, by } = store.get()
    const found = ends && (by === 'keys' ? wordsOfCarets(words.text, ends) : wordsBetween(words.text, ends))
    return found && isLoaded(words.text, found) ? found : undefined
  }
  /** Rectangle of an area in the window. */
  const rectOf = (area: PageArea): DOMRect | undefined => {
    const view = pageViewOf(viewer, area.page)
    if (!view) return undefined
    const page = view.div.getBoundingClientRect()
    const { left, top, width, height } = shownBox(area, geometryOf(view))
    const [x, y] = [page.left + (left / 100) * page.width, page.top + (top / 100) * page.height]
    return new DOMRect(x, y, (width / 100) * page.width, (height / 100) * page.height)
  }
  return {
    store,
    words,
    viewer,
    rectOf,
    selected,
    select: (ends: SelectionEnds, by: SelectedBy) => set({ ends, by }),
    /** Has keys go on with what is selected; returns the end that they move. */
    takeByKeys(): Caret | undefined {
      const found = selected()
      const { ends } = store.get()
      const taken = found && ends && wholeEnds(found, isBackward(ends))
      if (taken) set({ ends: taken, by: 'keys' })
      return taken?.focus
    },
    putCaret: (caret: Caret | undefined) => set({ caret }),
    /** Moves the caret; the words from the anchor on are selected, or none. */
    moveCaret: (caret: Caret, anchor: Caret | undefined) => set({ caret, by: 'keys', ends: anchor && { anchor, focus: caret } }),
    drop() {
      if (store.get().ends) set({ ends: undefined })
    },
    areas: (): PageArea[] => {
      const found = selected()
      return found ? areasOfSelection(words.text, found) : []
    },
    /** Words as they are copied. */
    copied: (): string | undefined => {
      const found = selected()
      return found && quoteOf(words.text, found)
    },
    /** Tells whether areas of a page hold none of the words of the text; undefined where these are not loaded. */
    isOutside: (areas: readonly PageArea[]): boolean | undefined =>
      areas.every(({ page }) => words.has(page)) ? wordsIn(words.text, areas).length === 0 : undefined,
    /** Selects the words in areas. */
    selectIn(areas: readonly PageArea[]): void {
      const there = wordsIn(words.text, areas)
      const [first, last] = [there[0], there.at(-1)]
      if (first === undefined || last === undefined) return
      const offset = words.text.words[last]?.length ?? 0
      set({ ends: { anchor: { word: first, offset: 0 }, focus: { word: last, offset } }, by: 'pointer' })
    },
    read(): TextSelection | undefined {
      const found = selected()
      const areas = found && areasOfSelection(words.text, found)
      const rect = areas?.at(-1) && rectOf(areas.at(-1) as PageArea)
      if (!found || !rect) return undefined
      return {
        place: placeOfSelection(words.text, found, words.file),
        left: rect.left,
        bottom: rect.bottom + (store.get().by === 'touch' ? GRIP_PX : 0),
      }
    },
    pointAt: (x: number, y: number): PointedPage | undefined => pageAt(viewer, x, y),
    /** Finds the caret at a point of a page whose words are loaded. */
    caretAt: ({ page, x, y }: PointedPage) => nearestCaret(words.text, page, { x, y }),
  }
}
