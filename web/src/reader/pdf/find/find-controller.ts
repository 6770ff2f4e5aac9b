import { type EventBus, PDFFindController, type PDFLinkService } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { scrollToMatch } from './scroll-to-match.ts'

type Match = Parameters<PDFFindController['scrollMatchIntoView']>[0]

interface FoundPages {
  readonly linkService: PDFLinkService
  readonly eventBus: EventBus
  readonly container: HTMLElement
}

/** Reasons to wait before the pages are scrolled: whether the address leads to a clause, and which words are sought, is known later. */
export type FindDelay = 'clause' | 'words'

/** Finds as pdf.js does, but scrolls no further than it must, and leaves the pages where they are while there is a reason to wait. */
export class FindController extends PDFFindController {
  readonly #pages: FoundPages
  readonly #delays = new Set<FindDelay>()
  #waiting: { page?: number; match?: Match } = {}

  constructor(pages: FoundPages) {
    const { linkService, eventBus } = pages
    const go = (page: number) => this.#goToPage(page)
    const shownPages = {
      get pagesCount() {
        return linkService.pagesCount
      },
      get page() {
        return linkService.page
      },
      set page(page: number) {
        go(page)
      },
    }
    super({ linkService: shownPages as PDFLinkService, eventBus })
    this.#pages = pages
  }

  /** Number of the page with the match that is shown, from 1; 0 without one. */
  get selectedPage(): number {
    return (this._selected?.pageIdx ?? -1) + 1
  }

  delay(reason: FindDelay): void {
    this.#delays.add(reason)
  }

  /** Ends a delay; the last one scrolls to the match that was found meanwhile, if that is wanted and still shown. */
  release(reason: FindDelay, scrolls: boolean): void {
    this.#delays.delete(reason)
    if (!scrolls) this._scrollMatches = false
    if (this.#delays.size > 0) return
    const { page, match } = this.#waiting
    this.#waiting = {}
    if (!scrolls) return
    if (page === this.selectedPage) this.#goToPage(page)
    if (match) this.scrollMatchIntoView(match)
  }

  override scrollMatchIntoView(match: Match): void {
    const { element, pageIndex, matchIndex } = match as { element?: HTMLElement; pageIndex?: number; matchIndex?: number }
    const isSelected = pageIndex === this._selected?.pageIdx && matchIndex === this._selected?.matchIdx
    if (!this._scrollMatches || !element || !isSelected) return
    if (this.#delays.size > 0) this.#waiting.match = match
    else {
      this._scrollMatches = false
      scrollToMatch(this.#pages.container, element)
    }
  }

  /** Goes to the page of a match, where nothing of that is in view; else the match itself is scrolled to. */
  #goToPage(page: number): void {
    if (this.#delays.size > 0) {
      this.#waiting.page = page
      return
    }
    const { linkService, container } = this.#pages
    const sheet = linkService.pdfViewer?.getPageView(page - 1)?.div as HTMLElement | undefined
    const [top, bottom] = sheet ? [sheet.offsetTop, sheet.offsetTop + sheet.offsetHeight] : [0, 0]
    const isSeen = top < container.scrollTop + container.clientHeight && bottom > container.scrollTop
    if (!isSeen) linkService.page = page
  }
}
