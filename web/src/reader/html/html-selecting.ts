import { placeOfCells } from '#anchors/make-place.ts'
import type { Caret, SelectableText } from '#anchors/selection/selectable-text.ts'
import { quoteOf, type SelectedWords, type SelectionEnds, wholeEnds, wordsOfCarets } from '#anchors/selection/selected-words.ts'
import type { TextPlace } from '#contract/documents/place.ts'
import { rangeWithin, type TextSelection } from '../marks/text-selection.ts'
import { createStore } from '../store.ts'
import type { HtmlSession } from './html-session.ts'
import { rangeOfWords, wordsOfRange } from './words/page-words.ts'

/** A selection rests so long before it is widened to whole words: handles of the device still move it. */
const REST_MS = 350

interface SelectingState {
  /** cells that are selected; other words are selected as the browser does */
  readonly cells: SelectedWords | undefined
  readonly caret: Caret | undefined
  /** ends that keys moved */
  readonly ends: SelectionEnds | undefined
}

export type HtmlSelecting = ReturnType<typeof createHtmlSelecting>

/** Selects whole words of a page, and cells of a table that lie below each other. */
export function createHtmlSelecting({ page, frame, wordsOfPage }: Pick<HtmlSession, 'page' | 'frame' | 'wordsOfPage'>) {
  const store = createStore<SelectingState>({ cells: undefined, caret: undefined, ends: undefined })
  let known: (SelectableText & { clauses: ReturnType<typeof wordsOfPage>['headings'] }) | undefined

  const text = () => {
    const { words, headings } = wordsOfPage()
    known ??= { words: words.words, lines: [], cells: words.cells, blocks: [], clauses: headings, count: words.words.length }
    return known
  }
  const rangesOf = ({ ranges }: SelectedWords) => ranges.map((range) => rangeOfWords(page, wordsOfPage(), range))

  /** Words that the browser's selection touches, or the cells between its ends. */
  function touched(): SelectedWords | undefined {
    const range = rangeWithin(page.getSelection(), page.body)
    const whole = range && wordsOfRange(wordsOfPage(), range)
    if (!whole) return undefined
    const { first, from, last, to } = whole
    return wordsOfCarets(text(), { anchor: { word: first, offset: from }, focus: { word: last, offset: to } })
  }
  function show(selected: SelectedWords | undefined): void {
    const selection = page.getSelection()
    if (selected?.cells) {
      store.set({ cells: selected })
      selection?.removeAllRanges()
      page.dispatchEvent(new Event('selectionchange'))
      return
    }
    if (store.get().cells) store.set({ cells: undefined })
    const [range] = selected ? rangesOf(selected) : []
    if (!range) selection?.removeAllRanges()
    else if (!isSame(selection, range)) {
      selection?.removeAllRanges()
      selection?.addRange(range)
    }
  }
  /** Widens the browser's selection to whole words. */
  function settle(): void {
    const selected = touched()
    if (selected) show(selected)
  }
  return {
    store,
    page,
    text,
    rangesOf,
    words: wordsOfPage,
    moveCaret(caret: Caret, anchor: Caret | undefined): void {
      const ends = anchor && { anchor, focus: caret }
      store.set({ caret, ends })
      show(ends && wordsOfCarets(text(), ends))
    },
    putCaret: (caret: Caret | undefined, ends?: SelectionEnds) => store.set({ caret, ends }),
    /** Ends of what is selected, in the order in which it was. */
    selectedEnds(): SelectionEnds | undefined {
      const selected = store.get().cells ?? touched()
      return selected && wholeEnds(selected, isFromEnd(page.getSelection()))
    },
    selected: (): SelectedWords | undefined => store.get().cells ?? touched(),
    drop(): void {
      store.set({ cells: undefined, ends: undefined })
      page.getSelection()?.removeAllRanges()
      page.dispatchEvent(new Event('selectionchange'))
    },
    /** Words of cells as they are copied; those of other selections the browser copies. */
    copied: (): string | undefined => {
      const { cells } = store.get()
      return cells && quoteOf(text(), cells)
    },
    /** Cells that are selected, also before a selection by finger rests: who acts at once acts on the same. */
    read(): TextSelection | undefined {
      const cells = store.get().cells ?? touched()
      if (!cells?.cells) return undefined
      const last = rangesOf(cells).at(-1)?.getBoundingClientRect()
      if (!last) return undefined
      const { quote } = placeOfCells(wordsOfPage().words, cells.cells) ?? {}
      const place: TextPlace | undefined = quote && { quote }
      const { left, top } = frame.getBoundingClientRect()
      return { place, left: left + last.left, bottom: top + last.bottom }
    },
    /** Follows the browser's selection until it is told to stop. */
    follow(signal: AbortSignal): void {
      let isDown = false
      let timer = 0
      const rest = () => {
        window.clearTimeout(timer)
        timer = window.setTimeout(() => !isDown && settle(), REST_MS)
      }
      const onChange = () => {
        const selected = isDown ? touched() : undefined
        if (isDown) {
          const cells = selected?.cells ? selected : undefined
          page.documentElement.classList.toggle('selects-cells', cells !== undefined)
          if (cells !== store.get().cells) store.set({ cells })
        } else rest()
      }
      const onDown = ({ pointerType }: PointerEvent) => {
        isDown = pointerType === 'mouse'
        if (store.get().cells) store.set({ cells: undefined })
      }
      const onUp = () => {
        if (!isDown) return
        isDown = false
        page.documentElement.classList.remove('selects-cells')
        settle()
      }
      page.addEventListener('selectionchange', onChange, { signal })
      page.addEventListener('pointerdown', onDown, { signal })
      for (const name of ['pointerup', 'pointercancel'] as const) page.addEventListener(name, onUp, { signal })
      signal.addEventListener('abort', () => window.clearTimeout(timer))
    },
  }
}

/** Tells whether a selection was made from its end. */
function isFromEnd(selection: Selection | null): boolean {
  if (!selection?.rangeCount || selection.isCollapsed) return false
  const { startContainer, startOffset } = selection.getRangeAt(0)
  return selection.focusNode === startContainer && selection.focusOffset === startOffset
}

function isSame(selection: Selection | null, range: Range): boolean {
  const own = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined
  return (
    own !== undefined &&
    own.compareBoundaryPoints(Range.START_TO_START, range) === 0 &&
    own.compareBoundaryPoints(Range.END_TO_END, range) === 0
  )
}
