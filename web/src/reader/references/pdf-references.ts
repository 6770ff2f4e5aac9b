import type { PdfSession } from '../pdf/session/pdf-session.ts'
import { type FindTarget, keyedReferences, linkReference, type ReferenceTarget } from './find-known.ts'

/** Draws links over the designations of each page that is shown. The answer stops it. */
export function drawPdfReferences({ viewer }: PdfSession, targetOf: FindTarget): () => void {
  const stop = new AbortController()
  const draw = ({ pageNumber }: { pageNumber: number }) =>
    drawPage(viewer.getPageView(pageNumber - 1), targetOf, ({ page, top }, below) => {
      const points = below / (viewer.currentScale * PIXELS_PER_POINT)
      return page === pageNumber && Math.abs(points - top) < TITLE_POINTS
    })
  for (const event of ['textlayerrendered', 'pagerendered']) viewer.eventBus.on(event, draw, { signal: stop.signal })
  for (let pageNumber = 1; pageNumber <= viewer.pagesCount; pageNumber++) draw({ pageNumber })
  return () => {
    stop.abort()
    for (const layer of viewer.container.querySelectorAll('.reference-layer')) layer.remove()
  }
}

const PIXELS_PER_POINT = 96 / 72
/** A link this close to the upper edge of its place would be in the title of the place itself. */
const TITLE_POINTS = 14

type IsTitle = (place: NonNullable<ReferenceTarget['place']>, below: number) => boolean

interface PageView {
  readonly div: HTMLElement
  readonly textLayer: { readonly div: HTMLElement } | null
}

function drawPage(view: PageView | undefined, targetOf: FindTarget, isTitle: IsTitle): void {
  const text = view?.textLayer?.div
  if (!view || !text?.isConnected) return
  view.div.querySelector('.reference-layer')?.remove()
  const { data, rangeOf } = readLayer(text)
  const found = keyedReferences(data).flatMap(({ start, end, key }) => {
    const target = targetOf(key)
    return target ? [{ range: rangeOf(start, end), words: data.slice(start, end), key, target }] : []
  })
  if (found.length === 0) return
  const layer = document.createElement('div')
  layer.className = 'reference-layer'
  const page = text.getBoundingClientRect()
  for (const { range, words, key, target } of found)
    for (const [at, box] of lineBoxes(range).entries()) {
      if (target.place && isTitle(target.place, box.top - page.top)) break
      const anchor = document.createElement('a')
      linkReference(anchor, target, words)
      anchor.dataset.reference = key
      if (at > 0) anchor.tabIndex = -1
      place(anchor, box, page)
      layer.append(anchor)
    }
  view.div.append(layer)
}

/** Parts of the page, so that the links grow with it. */
function place(anchor: HTMLElement, box: DOMRect, page: DOMRect): void {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`
  anchor.style.left = share(box.left - page.left, page.width)
  anchor.style.top = share(box.top - page.top, page.height)
  anchor.style.width = share(box.width, page.width)
  anchor.style.height = share(box.height, page.height)
}

/** Boxes of a range, one a line: letters of one line may be drawn in several pieces. */
function lineBoxes(range: Range): DOMRect[] {
  const lines: DOMRect[] = []
  for (const box of range.getClientRects()) {
    if (box.width === 0) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.top - box.top) < box.height / 2) {
      const left = Math.min(last.left, box.left)
      lines[lines.length - 1] = new DOMRect(left, last.top, Math.max(last.right, box.right) - left, last.height)
    } else lines.push(box)
  }
  return lines
}

/** Reads the text of a page as pdf.js lays it out, a space for each end of a line. */
function readLayer(layer: HTMLElement) {
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const nodes: { readonly node: Text; readonly start: number }[] = []
  let data = ''
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Text) {
      nodes.push({ node, start: data.length })
      data += node.data
    } else if (node.nodeName === 'BR') data += ' '
  }
  const rangeOf = (start: number, end: number) => {
    const range = document.createRange()
    const at = (offset: number) => nodes.findLast((one) => one.start <= offset) as (typeof nodes)[0]
    const [first, last] = [at(start), at(end - 1)]
    range.setStart(first.node, start - first.start)
    range.setEnd(last.node, Math.min(end - last.start, last.node.length))
    return range
  }
  return { data, rangeOf }
}
