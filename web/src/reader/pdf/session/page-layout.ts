import { ScrollMode, SpreadMode } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { type OpeningFit, turnPages } from './opening-fit.ts'
import type { PdfStore, Spread } from './pdf-state.ts'

/** pdf.js's own state of a viewer that fills the screen. */
const [WINDOW, FULL_SCREEN] = [1, 3] as const

const SPREADS = { single: SpreadMode.NONE, pairs: SpreadMode.ODD, cover: SpreadMode.EVEN } as const

interface LaidOutViewer {
  readonly container: HTMLElement
  spreadMode: number
  scrollMode: number
  currentScaleValue: string
  currentPageNumber: number
  pagesRotation: number
  presentationModeState: number
}

interface LayoutOptions {
  readonly viewer: LaidOutViewer
  readonly fit: OpeningFit
  readonly store: PdfStore
  readonly signal: AbortSignal
}

/** Lays pages out one by one or in pairs, and one at a time over the whole screen. */
export function createPageLayout({ viewer, fit, store, signal }: LayoutOptions) {
  const { container } = viewer
  let before: { scale: string; spread: number } | undefined

  const present = () => {
    before = { scale: viewer.currentScaleValue, spread: viewer.spreadMode }
    viewer.presentationModeState = FULL_SCREEN
    viewer.spreadMode = SpreadMode.NONE
    viewer.scrollMode = ScrollMode.PAGE
    viewer.currentScaleValue = 'page-fit'
  }
  const leave = () => {
    if (!before) return
    const page = viewer.currentPageNumber
    viewer.presentationModeState = WINDOW
    viewer.scrollMode = ScrollMode.VERTICAL
    viewer.spreadMode = before.spread
    viewer.currentScaleValue = before.scale
    viewer.currentPageNumber = page
    before = undefined
  }
  const follow = () => {
    const presenting = document.fullscreenElement === container
    if (presenting === store.get().presenting) return
    store.set({ presenting })
    if (presenting) present()
    else leave()
  }
  document.addEventListener('fullscreenchange', follow, { signal })
  const turn = ({ target, button }: MouseEvent) => {
    if (!store.get().presenting || button !== 0 || (target as Element).closest('a, button, input')) return
    viewer.currentPageNumber = Math.min(viewer.currentPageNumber + 1, store.get().pages)
  }
  container.addEventListener('click', turn, { signal })

  return {
    spread(spread: Spread) {
      if (spread === store.get().spread) return
      const page = viewer.currentPageNumber
      viewer.spreadMode = SPREADS[spread]
      if (spread === 'single') fit.apply()
      else viewer.currentScaleValue = 'page-width'
      viewer.currentPageNumber = page
      store.set({ spread })
    },
    /** Returns to the zoom that documents open with. */
    fit: () => fit.apply(),
    rotate() {
      turnPages(viewer, fit)
    },
    /** Fills the screen with a page, until Escape. */
    async present() {
      await container.requestFullscreen()
      container.focus({ preventScroll: true })
    },
  }
}
