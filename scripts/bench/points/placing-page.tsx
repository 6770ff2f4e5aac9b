import { createRoot } from 'react-dom/client'
import type { TextPlace } from '#contract/documents/place.ts'
import type { ReaderAdditions } from '#web/reader/marks/additions.ts'
import { PdfMarks } from '#web/reader/pdf/pdf-marks.tsx'
import { openPdf } from '#web/reader/pdf/session/open-pdf.ts'
import { createPageTexts } from '#web/reader/pdf/session/page-texts.ts'
import { type PdfSession, startPdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import '#web/reader/pdf/viewer.css'
import { rangeOfPlace } from './range-of-place.ts'
import type { ShownPlace } from './shown-place.ts'

const LINK = { name: '', contentType: 'application/pdf', expiresAt: '' }

let session: PdfSession

const event = (name: string, page?: number) =>
  new Promise<void>((done) => {
    const { eventBus } = session.viewer
    const on = ({ pageNumber }: { pageNumber: number }) => {
      if (page !== undefined && pageNumber !== page) return
      eventBus.off(name, on)
      done()
    }
    eventBus.on(name, on)
  })

/** Opens a PDF in our viewer; returns its number of pages. */
async function openReader(url: string, size: number, zoom: string): Promise<number> {
  const container = document.getElementById('container') as HTMLDivElement
  const link = { ...LINK, url, size }
  session = startPdfSession({
    container,
    open: (onTrouble) => openPdf({ link, renew: () => Promise.resolve(link), fetch: fetch.bind(globalThis), onTrouble }),
    start: { page: undefined, position: undefined },
    onPages: () => {},
    texts: createPageTexts('en', 'ltr', { page: String, annotation: String }),
    edgeToEdge: false,
    rightToLeft: false,
    onJump: () => {},
  })
  await event('pagesinit')
  session.viewer.currentScaleValue = zoom
  return session.viewer.pagesCount
}

const layerOf = (page: number) => document.querySelector(`.page[data-page-number="${page}"] .textLayer`)

/** Draws a page, from 1, with its text. */
async function showPage(page: number): Promise<void> {
  const isDrawn = () => layerOf(page)?.querySelector('.endOfContent')
  session.viewer.currentPageNumber = page
  if (!isDrawn()) await event('textlayerrendered', page)
}

function nodesOf(page: number): Text[] {
  const layer = layerOf(page)
  if (!layer) return []
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** Says where a boundary is: page, node of the page, character. */
function addressOf(node: Node, offset: number): string {
  const page = Number(node.parentElement?.closest<HTMLElement>('.page')?.dataset.pageNumber)
  return `${page} ${nodesOf(page).indexOf(node as Text)} ${offset}`
}

const describe = (range: Range): ShownPlace => ({
  text: range.toString(),
  start: addressOf(range.startContainer, range.startOffset),
  end: addressOf(range.endContainer, range.endOffset),
})

interface Selected extends ShownPlace {
  readonly place: TextPlace
}

/** Selects words as a person does, from a part of the pages' text on; undefined where the text ends before. */
function selectWords(pages: readonly number[], from: number, words: number): Selected | undefined {
  const starts = pages
    .flatMap(nodesOf)
    .flatMap((node) => [...node.data.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ node, index, word })))
  const first = Math.floor(from * starts.length)
  const [begin, end] = [starts[first], starts[first + words - 1]]
  if (!begin || !end) return undefined
  const range = document.createRange()
  range.setStart(begin.node, begin.index)
  range.setEnd(end.node, end.index + end.word.length)
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  const place = session.readSelection()?.place
  return place && { ...describe(range), place }
}

/** Finds the words of a place on drawn pages, and all that stands from the first to the last letter under its mark. */
function shownAt(place: TextPlace): readonly (ShownPlace | null)[] {
  return [place, { areas: place.areas }].map((one) => {
    const range = rangeOfPlace(session.viewer, one)
    return range ? describe(range) : null
  })
}

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
const isShown = () => document.querySelector('.text-mark-box') !== null
const namedMarks = () =>
  [...document.querySelectorAll<HTMLElement>('.text-mark-button')].reduce((sum, { dataset }) => sum + Number(dataset.marks), 0)

/** Draws marks over the pages; returns once they are painted. The buttons beside them follow in idle time. */
async function drawMarks(marks: ReaderAdditions['marks']): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<PdfMarks {...{ session, marks }} rotation={0} chosen={undefined} onChoose={() => {}} />)
  // A page without marks waits for as many frames: what the viewer draws meanwhile counts for both.
  do await frame()
  while (marks.length > 0 && !isShown())
  await frame()
}

/** Waits until each of many marks has its button. */
async function nameMarks(count: number): Promise<void> {
  while (namedMarks() < count) await frame()
}

/** Zooms; returns the milliseconds that the marks take once the page is drawn. */
async function timeAfterZoom(page: number, zoom: string, count: number): Promise<number> {
  const drawn = event('pagerendered', page)
  session.viewer.currentScaleValue = zoom
  await drawn
  const began = performance.now()
  while (namedMarks() < count) await frame()
  // Style and layout of all marks are part of their drawing.
  void document.body.offsetHeight
  return performance.now() - began
}

Object.assign(globalThis, { openReader, showPage, selectWords, shownAt, drawMarks, nameMarks, timeAfterZoom })
