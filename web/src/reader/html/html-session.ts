import type { TextPlace } from '#contract/documents/place.ts'
import { type FindState, NOTHING_ASKED } from '../find/find-request.ts'
import type { TextSelection } from '../marks/text-selection.ts'
import { createStore } from '../store.ts'
import { endableHtml } from './endable-html.ts'
import { createHtmlFind } from './html-find.ts'
import { type PageLook, showLook } from './html-page.ts'
import { readHtmlSelection } from './html-selection.ts'
import { type HtmlClause, OPEN_AT } from './prepare-html.ts'
import { type PageWords, rangesOfPlace, readPageWords } from './words/page-words.ts'

/** The height of a page changes when letters load and pictures are decoded. */
const MEASURE_MS = 1000
const BELOW_PX = 32
/** A heading is being read from when it is this far below the upper edge. */
const READING_LINE_PX = 96
/** Browsers round where they scroll to. */
const SAME_PX = 2

interface HtmlState {
  find: FindState
  /** id of the clause in view */
  clause: string | undefined
}

interface HtmlSessionOptions {
  frame: HTMLIFrameElement
  scroller: HTMLElement
  clauses: readonly HtmlClause[]
  /** id to open at */
  start: string | undefined
  /** called with keys that are pressed while the frame has the focus */
  onKey: (event: KeyboardEvent) => void
  onClauseLink: (id: string) => void
  /** called before a link within the text is followed, with the place that is left */
  onJump: (from: number, id: string) => void
}

interface CellSelecting {
  readonly read: () => TextSelection | undefined
  readonly drop: () => void
}

export type HtmlSession = ReturnType<typeof startHtmlSession>

/** Works with a page that is loaded in its frame, from outside: the frame runs no script. */
export function startHtmlSession({ frame, scroller, clauses, start, onKey, ...on }: HtmlSessionOptions) {
  const page = frame.contentDocument as Document
  const store = createStore<HtmlState>({ find: NOTHING_ASKED, clause: clauses[0]?.id })
  const topOf = (place: Element | Range) => place.getBoundingClientRect().top + frame.offsetTop

  function measure(): void {
    const height = `${Math.ceil(page.body.getBoundingClientRect().bottom) + BELOW_PX}px`
    if (frame.style.blockSize !== height) frame.style.blockSize = height
  }
  /** Clause that was gone to; it is in view until the text is scrolled on, as at the end it does not reach the upper edge. */
  let target: { readonly id: string; readonly scrollTop: number } | undefined
  function goTo(id: string): void {
    const element = page.getElementById(id)
    if (!element) return
    scroller.scrollTop = topOf(element) - 16
    target = clauses.some((clause) => clause.id === id) ? { id, scrollTop: scroller.scrollTop } : undefined
    follow()
  }
  function clauseInView(): string | undefined {
    if (target && Math.abs(scroller.scrollTop - target.scrollTop) <= SAME_PX) return target.id
    target = undefined
    const line = scroller.scrollTop + READING_LINE_PX
    const passed = clauses.filter(({ id }) => {
      const element = page.getElementById(id)
      return element && topOf(element) <= line
    })
    return (passed.at(-1) ?? clauses[0])?.id
  }
  function follow(): void {
    const clause = clauseInView()
    if (clause !== store.get().clause) store.set({ clause })
  }
  function reveal(range: Range): void {
    const top = topOf(range)
    const seen = top > scroller.scrollTop + 56 && top < scroller.scrollTop + scroller.clientHeight - 56
    if (!seen) scroller.scrollTop = top - scroller.clientHeight / 3
  }
  function rangeAround(element: Element): Range {
    const range = page.createRange()
    range.selectNode(element)
    return range
  }
  function onClick(event: Event): void {
    const link = (event.target as Element).closest?.('a')
    const inside = link?.getAttribute('href')?.match(/^about:srcdoc#(.+)$/)?.[1]
    if (!inside) return
    event.preventDefault()
    const id = decodeURIComponent(inside)
    if (link?.classList.contains('clause-link')) on.onClauseLink(id)
    else on.onJump(scroller.scrollTop, id)
    goTo(id)
  }

  let words: PageWords | undefined
  let cells: CellSelecting | undefined
  const wordsOfPage = () => (words ??= readPageWords(page))
  const rangesOf = (place: TextPlace) => rangesOfPlace(page, wordsOfPage(), place)
  /** Cells below each other have no two ends. */
  const rangeOf = (place: TextPlace): Range | undefined => {
    const ranges = rangesOf(place)
    return ranges.length === 1 ? ranges[0] : undefined
  }

  measure()
  const mark = page.getElementById(OPEN_AT)
  if (start) goTo(start)
  else if (mark) reveal(rangeAround(mark))
  follow()
  const timer = window.setInterval(measure, MEASURE_MS)
  const observer = new ResizeObserver(measure)
  observer.observe(frame.parentElement as Element)
  scroller.addEventListener('scroll', follow, { passive: true })
  page.addEventListener('keydown', onKey)
  page.addEventListener('click', onClick)

  const isBelow = (range: Range) => topOf(range) >= scroller.scrollTop
  const finder = createHtmlFind({ page, onState: (find) => store.set({ find }), reveal, isBelow })
  return {
    store,
    ...finder,
    goTo,
    page,
    frame,
    scroller,
    rangesOf,
    wordsOfPage,
    endable: endableHtml({ frame, scroller, rangeOf, wordsOfPage }),
    /** Has selections of cells, which are none of the browser's, read by somebody. Returns how to stop it. */
    selectBy(words: CellSelecting): () => void {
      cells = words
      return () => {
        cells = undefined
      }
    },
    dropSelection() {
      cells?.drop()
      page.getSelection()?.removeAllRanges()
    },
    readSelection: () => cells?.read() ?? readHtmlSelection(frame, wordsOfPage()),
    /** Scrolls to a place and returns whether it is there. */
    showPlace(place: TextPlace): boolean {
      const [range] = rangesOf(place)
      if (range) reveal(range)
      return range !== undefined
    },
    show(look: PageLook) {
      const clause = store.get().clause
      const before = clause && page.getElementById(clause)
      const offset = before ? topOf(before) - scroller.scrollTop : 0
      showLook(page, look)
      measure()
      if (before) scroller.scrollTop = topOf(before) - offset
    },
    close() {
      window.clearInterval(timer)
      observer.disconnect()
      scroller.removeEventListener('scroll', follow)
    },
  }
}
