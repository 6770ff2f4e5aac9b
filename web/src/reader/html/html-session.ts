import type { TextPlace } from '#contract/documents/place.ts'
import { type FindState, NOTHING_ASKED } from '../find/find-request.ts'
import { createStore } from '../store.ts'
import { endableHtml } from './endable-html.ts'
import { createHtmlFind } from './html-find.ts'
import { type PageLook, showLook } from './html-page.ts'
import { readHtmlSelection } from './html-selection.ts'
import { type PageWords, rangeOfPlace, readPageWords } from './page-words.ts'
import { type Clause, OPEN_AT } from './prepare-html.ts'

/** The height of a page changes when letters load and pictures are decoded. */
const MEASURE_MS = 1000
const BELOW_PX = 32
/** A heading is being read from when it is this far below the upper edge. */
const READING_LINE_PX = 96

interface HtmlState {
  find: FindState
  /** id of the clause in view */
  clause: string | undefined
}

interface HtmlSessionOptions {
  frame: HTMLIFrameElement
  scroller: HTMLElement
  clauses: readonly Clause[]
  /** id to open at */
  start: string | undefined
  /** called with keys that are pressed while the frame has the focus */
  onKey: (event: KeyboardEvent) => void
  onClauseLink: (id: string) => void
}

export type HtmlSession = ReturnType<typeof startHtmlSession>

/** Works with a page that is loaded in its frame, from outside: the frame runs no script. */
export function startHtmlSession({ frame, scroller, clauses, start, onKey, onClauseLink }: HtmlSessionOptions) {
  const page = frame.contentDocument as Document
  const store = createStore<HtmlState>({ find: NOTHING_ASKED, clause: clauses[0]?.id })
  const topOf = (place: Element | Range) => place.getBoundingClientRect().top + frame.offsetTop

  function measure(): void {
    const height = `${Math.ceil(page.body.getBoundingClientRect().bottom) + BELOW_PX}px`
    if (frame.style.blockSize !== height) frame.style.blockSize = height
  }
  function goTo(id: string): void {
    const element = page.getElementById(id)
    if (element) scroller.scrollTop = topOf(element) - 16
  }
  function follow(): void {
    const line = scroller.scrollTop + READING_LINE_PX
    const passed = clauses.filter(({ id }) => {
      const element = page.getElementById(id)
      return element && topOf(element) <= line
    })
    const clause = (passed.at(-1) ?? clauses[0])?.id
    if (clause !== store.get().clause) store.set({ clause })
  }
  function reveal(range: Range): void {
    const top = topOf(range)
    const seen = top > scroller.scrollTop + 56 && top < scroller.scrollTop + scroller.clientHeight - 56
    if (!seen) scroller.scrollTop = top - scroller.clientHeight / 3
  }
  function onClick(event: Event): void {
    const link = (event.target as Element).closest?.('a')
    const inside = link?.getAttribute('href')?.match(/^about:srcdoc#(.+)$/)?.[1]
    if (!inside) return
    event.preventDefault()
    if (link?.classList.contains('clause-link')) onClauseLink(decodeURIComponent(inside))
    goTo(decodeURIComponent(inside))
  }

  let words: PageWords | undefined
  const wordsOfPage = () => (words ??= readPageWords(page))
  const rangeOf = (place: TextPlace) => rangeOfPlace(page, wordsOfPage(), place)

  measure()
  if (start) goTo(start)
  else goTo(OPEN_AT)
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
    rangeOf,
    endable: endableHtml({ frame, scroller, rangeOf, wordsOfPage }),
    readSelection: () => readHtmlSelection(frame, wordsOfPage()),
    /** Scrolls to a place and returns whether it is there. */
    showPlace(place: TextPlace): boolean {
      const range = rangeOf(place)
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
