import type { PageArea } from '#contract/documents/place.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { StoredPlace, StoredPoint } from '../stored/stored-point.ts'
import { plainTextOf } from '../texts/plain-text.ts'

/** tenths of a point: the height of A4, where a page's own is unknown */
const USUAL_HEIGHT = 8420
const COLOR = '#FFD100'
/** Namespace of a whole point within an annotation. */
const POINT_NAMESPACE = 'urn:lectern:compass-point'
/** Characters that no XML document may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const xmlText = (text: string): string => escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''))

/** `D:20260131120000Z`, the date of PDF. */
const pdfDate = (iso: string) => `D:${iso.slice(0, 19).replace(/[-:T]/g, '')}Z`
const points = (tenths: number) => (tenths / 10).toFixed(1)

interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

const boxOf = (area: PageArea, height: number): Box => ({
  left: area.left,
  right: area.right,
  top: height - area.top,
  bottom: height - area.bottom,
})
const rectOf = (boxes: readonly Box[]) =>
  [
    Math.min(...boxes.map(({ left }) => left)),
    Math.min(...boxes.map(({ bottom }) => bottom)),
    Math.max(...boxes.map(({ right }) => right)),
    Math.max(...boxes.map(({ top }) => top)),
  ]
    .map(points)
    .join(',')
/** Corners of each line: upper left, upper right, lower left, lower right. */
const coordsOf = (boxes: readonly Box[]) =>
  boxes.flatMap(({ left, bottom, right, top }) => [left, top, right, top, left, bottom, right, bottom].map(points)).join(',')

const contentsOf = (point: StoredPoint) =>
  (['name', 'description', 'overlayDetails'] as const)
    .map((field) => plainTextOf(point, field))
    .filter(Boolean)
    .join('\n\n')

/**
 * Writes a point as annotations of XFDF, one a page; a point without a rectangle is a note on the first page. `whole` is what other
 * readers pass over: the point itself, to be taken in again without loss.
 */
export function writeAnnotations(point: StoredPoint, { place, heights }: StoredPlace, whole?: object): string {
  const facts = `color="${COLOR}" title="${xmlText(point.createdBy)}" subject="${xmlText(point.designation)}" creationdate="${pdfDate(point.created)}" date="${pdfDate(point.modified)}"`
  const own = whole ? `<point xmlns="${POINT_NAMESPACE}">${xmlText(JSON.stringify(whole))}</point>` : ''
  const contents = `<contents>${xmlText(contentsOf(point))}</contents>`
  const pages = Map.groupBy(place.areas ?? [], ({ page }) => page)
  if (pages.size === 0)
    return `<text page="0" rect="36.0,770.0,56.0,790.0" name="${xmlText(point.id)}" icon="Note" ${facts}>${contents}${own}</text>`
  return [...pages]
    .map(([page, areas], at) => {
      const boxes = areas.map((area) => boxOf(area, heights[page] ?? USUAL_HEIGHT))
      const name = xmlText(at === 0 ? point.id : `${point.id}.${at + 1}`)
      return `<highlight page="${page}" rect="${rectOf(boxes)}" coords="${coordsOf(boxes)}" name="${name}" ${facts}>${contents}${at === 0 ? own : ''}</highlight>`
    })
    .join('')
}

/** Writes XFDF, with the annotations of a document. */
export const writeXfdf = (annotations: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots>${annotations}</annots></xfdf>\n`
