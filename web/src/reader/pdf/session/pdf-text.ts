import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import type { PageArea, TextPlace } from '#contract/documents/place.ts'
import type { EndableText } from '../../marks/ends/endable-text.ts'
import { textPartsOf } from '../../marks/text-selection.ts'
import { shownBox } from './page-geometry.ts'
import { geometryOf, pageViewOf, placeOfParts } from './pdf-places.ts'

const layerOf = (element: Element | undefined) => element?.querySelector<HTMLElement>('.textLayer')

function nodesIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(({ length }) => length > 0)
}

/** Ends of the characters whose middles stand in areas of one page. */
function charactersIn(viewer: PDFViewer, page: number, areas: readonly PageArea[]) {
  const view = pageViewOf(viewer, page)
  const layer = layerOf(view?.div)
  if (!view || !layer) return undefined
  const shown = view.div.getBoundingClientRect()
  const boxes = areas.map((area) => shownBox(area, geometryOf(view)))
  const isInside = (x: number, y: number) => {
    const [left, top] = [((x - shown.left) / shown.width) * 100, ((y - shown.top) / shown.height) * 100]
    return boxes.some((box) => left >= box.left && left <= box.left + box.width && top >= box.top && top <= box.top + box.height)
  }
  const range = document.createRange()
  const found: [Text, number][] = []
  for (const node of nodesIn(layer)) {
    for (let at = 0; at < node.length; at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      if (isInside((left + right) / 2, (top + bottom) / 2)) found.push([node, at])
    }
  }
  return found
}

/** Finds the characters of a place on the drawn pages; undefined while one of them is not drawn. */
function rangeOfAreas(viewer: PDFViewer, { areas = [] }: TextPlace): Range | undefined {
  const found: [Text, number][] = []
  for (const [page, own] of Map.groupBy(areas, (area) => area.page)) {
    const characters = charactersIn(viewer, page, own)
    if (!characters) return undefined
    found.push(...characters)
  }
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return undefined
  const range = document.createRange()
  range.setStart(...first)
  range.setEnd(last[0], last[1] + 1)
  return range
}

/** Text of the drawn pages of a PDF, whose selections have ends that move. */
export const endablePdf = (viewer: PDFViewer): EndableText => ({
  nodes: () => [...viewer.container.querySelectorAll('.textLayer')].flatMap(nodesIn),
  rangeOf: (place) => rangeOfAreas(viewer, place),
  placeOf: (range) => placeOfParts(viewer, textPartsOf(range)),
  sheetOf(node) {
    const page = node.parentElement?.closest('.page')
    const layer = page?.querySelector<HTMLElement>('.text-marks')
    return page && layer ? { layer, shown: page.getBoundingClientRect(), unit: '%' } : undefined
  },
  origin: () => ({ left: 0, top: 0 }),
  watch(onDrawn) {
    viewer.eventBus.on('textlayerrendered', onDrawn)
    return () => viewer.eventBus.off('textlayerrendered', onDrawn)
  },
})
