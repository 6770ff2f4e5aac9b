import { AnnotationEditorType, AnnotationMode, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'
import { EventBus, LinkTarget, type PDFPageView, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { TextPlace } from '#contract/documents/place.ts'
import { createStore } from '../../store.ts'
import { drawExactMarks } from '../find/exact-marks.ts'
import { FindController } from '../find/find-controller.ts'
import { createFind } from '../find/pdf-find.ts'
import { type FirstPage, opensAtFirstPage, showFirstPage } from './first-page.ts'
import { followHand } from './hand-tool.ts'
import { LinkService } from './link-service.ts'
import type { OpenPdf } from './open-pdf.ts'
import { createOpeningFit, type OpeningFit } from './opening-fit.ts'
import { createPageLayout } from './page-layout.ts'
import type { createPageTexts } from './page-texts.ts'
import { clampPage } from './page-url.ts'
import { showPdfPlace } from './pdf-places.ts'
import { initialPdfState, type PdfState, type PdfStore } from './pdf-state.ts'
import { createPlaceInView } from './place-in-view.ts'
import type { ReadTrouble } from './range-reader.ts'
import { type ReadingPosition, readPosition, restorePosition } from './reading-position.ts'
import { createSelectionReader } from './selection-reader.ts'
import { type ScrollPlace, scrollToText } from './text-place.ts'

export interface PdfSessionOptions {
  container: HTMLDivElement
  open: (onTrouble: (trouble: ReadTrouble | undefined) => void) => OpenPdf
  start: { page: number | undefined; position: ReadingPosition | undefined }
  /** called once, when the pages are laid out and the place to begin at is in view */
  onPages: () => void
  /** shown until the first page is drawn */
  firstPage?: FirstPage
  texts: ReturnType<typeof createPageTexts>
  /** without a margin beside the pages, for narrow screens */
  edgeToEdge: boolean
  /** the language of the text is written from right to left; the file may say how its pages advance */
  rightToLeft: boolean
  /** called when a link within the document is followed, with the position before it */
  onJump: (from: ReadingPosition | undefined, page: number, clause?: string) => void
}

export type PdfSession = ReturnType<typeof startPdfSession>

/** Opens a PDF in an element, until `close`. */
export function startPdfSession({ container, open, start, firstPage, onPages, texts, ...options }: PdfSessionOptions) {
  const { edgeToEdge, rightToLeft, onJump } = options
  const store = createStore<PdfState>({ ...initialPdfState, rightToLeft })
  const eventBus = new EventBus()
  const stop = new AbortController()
  const { viewer, linkService, findController } = createViewer({
    container,
    eventBus,
    texts,
    edgeToEdge,
    abortSignal: stop.signal,
  })
  const fit = createOpeningFit(viewer)
  keepFitting(viewer, fit, stop.signal)
  const layout = createPageLayout({ viewer, fit, store, signal: stop.signal })
  followHand(container, store, stop.signal)
  drawExactMarks(viewer, stop.signal)
  texts.watch(container, stop.signal)
  const inView = createPlaceInView(viewer)
  const placeNow = () =>
    store.get().presenting ? { page: viewer.currentPageNumber, top: Number.POSITIVE_INFINITY } : inView.now()
  const showPage = () => {
    const { page } = placeNow()
    if (page !== store.get().page) store.set({ page })
  }
  const goTo = (page: number) => {
    viewer.currentPageNumber = clampPage(page, viewer.pagesCount)
    inView.arriveAtPage(viewer.currentPageNumber)
    showPage()
  }
  const goToPlace = (place: ScrollPlace) => {
    scrollToText(viewer, place)
    inView.arrive(place)
    showPage()
  }
  const { find, stopFind, findAsSearched } = createFind(eventBus, store, findController)
  const restore = (position: ReadingPosition) => restorePosition(viewer, position, fit)
  linkService.setHistory(historyOf(() => readPosition(viewer, fit), onJump) as never)
  followViewer(eventBus, { store, fit, showPage })
  container.addEventListener('scroll', showPage, { passive: true, signal: stop.signal })
  const onShown = () => store.set({ pictured: true })
  const dropFirstPage =
    firstPage && opensAtFirstPage(start)
      ? showFirstPage({ ...firstPage, viewer, eventBus, position: start.position, onShown })
      : () => {}
  /** place that was asked for before the pages were laid out */
  let wanted: TextPlace | undefined
  eventBus.on('pagesinit', () => {
    const { scrollTop } = container
    fit.apply()
    if (start.position) restore(start.position)
    else if (start.page && start.page > 1) goTo(start.page)
    // Who has scrolled the picture of the first page goes on from there.
    if (store.get().pictured) container.scrollTop = scrollTop
    onPages()
    if (wanted) showPdfPlace(viewer, wanted)
  })

  const { task, retry } = open((trouble) => store.set({ trouble }))
  task.onProgress = ({ loaded }: { loaded: number }) => store.set({ loaded })
  const opened: Promise<PDFDocumentProxy | undefined> = task.promise.then(
    (pdf) => {
      if (stop.signal.aborted) return undefined
      store.set({ pages: pdf.numPages })
      viewer.setDocument(pdf)
      viewer.pagesPromise?.catch(() => store.set({ phase: 'broken' }))
      linkService.setDocument(pdf)
      void firstPaint(eventBus).then(() => readDirection(pdf, store))
      return pdf
    },
    (error: unknown) => {
      dropFirstPage()
      if (!stop.signal.aborted) store.set({ phase: error instanceof PasswordException ? 'locked' : 'broken' })
      return undefined
    },
  )

  return {
    store,
    viewer,
    layout,
    linkService,
    document: opened,
    find,
    stopFind,
    findAsSearched,
    /** Leaves the pages where they are until `releaseFind` says whether they are scrolled to what is found. */
    delayFind: () => findController.delay('clause'),
    releaseFind: (scrolls: boolean) => findController.release('clause', scrolls),
    retry,
    goTo,
    page: document,
    scroller: container,
    ...createSelectionReader(viewer),
    showPlace: (place: TextPlace): boolean => {
      wanted = place
      return viewer.pagesCount > 0 ? showPdfPlace(viewer, place) : place.areas !== undefined
    },
    /** Scrolls to a place of the text. */
    goToPlace,
    /** Goes to a place, as a link within the document does; the address names its clause. */
    goToClause(place: ScrollPlace, clause?: string) {
      onJump(readPosition(viewer, fit), place.page, clause)
      goToPlace(place)
    },
    textPlaceInView: placeNow,
    position: () => readPosition(viewer, fit),
    restore,
    close() {
      stop.abort()
      dropFirstPage()
      viewer.setDocument(null as never)
      linkService.setDocument(null)
      void task.destroy()
    },
  }
}

type Place = Pick<PdfSessionOptions, 'container' | 'texts' | 'edgeToEdge'> & { eventBus: EventBus; abortSignal: AbortSignal }

function createViewer({ container, eventBus, texts, edgeToEdge, abortSignal }: Place) {
  const linkService = new LinkService({
    eventBus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  })
  const findController = new FindController({ linkService, eventBus, container })
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    l10n: texts as never,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enablePermissions: true,
    removePageBorders: edgeToEdge,
    imageResourcesPath: '/pdfjs/images/',
    abortSignal,
  } as ConstructorParameters<typeof PDFViewer>[0])
  linkService.setViewer(viewer)
  return { viewer, linkService, findController }
}

/** Fits the page again when a panel opens or the window is resized. */
function keepFitting(viewer: PDFViewer, fit: OpeningFit, signal: AbortSignal) {
  let width = viewer.container.clientWidth
  const observer = new ResizeObserver(() => {
    const { currentScaleValue, container } = viewer
    // A page that is being left has no width.
    if (container.clientWidth === 0 || container.clientWidth === width || !viewer.pagesCount) return
    width = container.clientWidth
    if (fit.holds()) fit.apply()
    else if (currentScaleValue?.startsWith('page-')) viewer.currentScaleValue = currentScaleValue
    viewer.update()
  })
  observer.observe(viewer.container)
  signal.addEventListener('abort', () => observer.disconnect())
}

interface Followed {
  readonly store: PdfStore
  readonly fit: OpeningFit
  readonly showPage: () => void
}

function followViewer(eventBus: EventBus, { store, fit, showPage }: Followed) {
  eventBus.on('pagechanging', showPage)
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) => {
    store.set({ zoom: scale, preset: presetValue, fitted: fit.holds() })
  })
  eventBus.on('rotationchanging', ({ pagesRotation }: { pagesRotation: number }) => store.set({ rotation: pagesRotation }))
  // The pages as a whole are a stop of the keyboard; pdf.js has one for the text of each.
  eventBus.on('textlayerrendered', ({ source }: { source: PDFPageView }) => {
    if (source.textLayer) source.textLayer.div.tabIndex = -1
  })
  eventBus.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: unknown }) => {
    const brokenPage = error ? pageNumber : store.get().brokenPage
    store.set({ phase: 'ready', brokenPage })
  })
}

const firstPaint = (eventBus: EventBus) => new Promise<void>((done) => eventBus.on('pagerendered', () => done(), { once: true }))

/** Reads the reading direction after the first page is drawn, so that it does not delay that. */
async function readDirection(pdf: PDFDocumentProxy, store: PdfStore) {
  const preferences = await pdf.getViewerPreferences().catch(() => null)
  const direction = (preferences as { Direction?: string } | null)?.Direction
  if (direction) store.set({ rightToLeft: direction === 'R2L' })
}

/** Adapts pdf.js's history to the browser's own. */
function historyOf(here: () => ReadingPosition | undefined, onJump: PdfSessionOptions['onJump']) {
  let from: ReadingPosition | undefined
  return {
    pushCurrentPosition: () => {
      from = here()
    },
    push: ({ pageNumber }: { pageNumber: number }) => onJump(from, pageNumber),
    pushPage: (pageNumber: number) => onJump(from, pageNumber),
    back: () => window.history.back(),
    forward: () => window.history.forward(),
  }
}
