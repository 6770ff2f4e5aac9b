import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { MAX_AREAS, type PageArea, type TextPlace } from '#contract/documents/place.ts'
import type { Box } from '#web/reader/marks/boxed-mark.ts'
import { shownBox } from '#web/reader/pdf/session/page-geometry.ts'
import { geometryOf, pageViewOf } from '#web/reader/pdf/session/pdf-places.ts'
import { type DrawnCharacter, quotedLetters } from './quoted-letters.ts'

const layerOf = (element: Element | undefined) => element?.querySelector<HTMLElement>('.textLayer')

function nodesIn(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes.filter(({ length }) => length > 0)
}

const partOfPage = ({ left, top, width, height }: Box, page: Box): Box => ({
  left: ((left - page.left) / page.width) * 100,
  top: ((top - page.top) / page.height) * 100,
  width: (width / page.width) * 100,
  height: (height / page.height) * 100,
})

const overlaps = (one: Box, other: Box): boolean =>
  one.left <= other.left + other.width &&
  other.left <= one.left + one.width &&
  one.top <= other.top + other.height &&
  other.top <= one.top + one.height

interface PlacedCharacter extends DrawnCharacter {
  readonly node: Text
  readonly at: number
}

/** Lists the characters of a page, those whose middles stand in areas among them; undefined while the page is not drawn. */
function charactersOn(viewer: PDFViewer, page: number, areas: readonly PageArea[]): PlacedCharacter[] | undefined {
  const view = pageViewOf(viewer, page)
  const layer = layerOf(view?.div)
  if (!view || !layer) return undefined
  const shown = view.div.getBoundingClientRect()
  const boxes = areas.map((area) => shownBox(area, geometryOf(view)))
  const areasAt = (rect: Box) => {
    const own = partOfPage(rect, shown)
    return boxes.flatMap((box, area) => (overlaps(box, own) ? page * MAX_AREAS + area : []))
  }
  const range = document.createRange()
  return nodesIn(layer).flatMap((node) => {
    range.selectNodeContents(node)
    const isNear = areasAt(range.getBoundingClientRect()).length > 0
    let at = 0
    return [...node.data].map((text) => {
      const from = at
      at += text.length
      if (!isNear) return { node, at: from, text, inside: [] }
      range.setStart(node, from)
      range.setEnd(node, at)
      const { left, top, width, height } = range.getBoundingClientRect()
      return { node, at: from, text, inside: areasAt({ left: left + width / 2, top: top + height / 2, width: 0, height: 0 }) }
    })
  })
}

/** Finds the words of a place on the drawn pages; undefined while one of them is not drawn. */
export function rangeOfPlace(viewer: PDFViewer, { areas = [], quote }: TextPlace): Range | undefined {
  const characters: PlacedCharacter[] = []
  for (const [page, own] of Map.groupBy(areas, (area) => area.page)) {
    const found = charactersOn(viewer, page, own)
    if (!found) return undefined
    characters.push(...found)
  }
  const ends = quotedLetters(characters, quote?.drawn ?? quote?.exact)
  if (!ends) return undefined
  const [first, last] = [characters[ends[0]] as PlacedCharacter, characters[ends[1]] as PlacedCharacter]
  const range = document.createRange()
  range.setStart(first.node, first.at)
  range.setEnd(last.node, last.at + last.text.length)
  return range
}
