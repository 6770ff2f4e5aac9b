import type { PageArea } from '#contract/documents/place.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { type Point, type ShownPage, toFile } from '#typesetting/pages/page-space.ts'
import type { StoredPlace, StoredPoint } from '../../store/stored-point.ts'
import { plainTextOf } from '../../texts/plain-text.ts'
import { shownPageOfSize } from './shown-page-of-size.ts'

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

/** Corners of a line as it is read, in the file: upper left, upper right, lower left, lower right. */
function cornersOf({ left, top, right, bottom }: PageArea, page: ShownPage): Point[] {
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const
  return corners.map((corner) => toFile(page, corner))
}

function rectOf(corners: readonly Point[]): string {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(points).join(',')
}

const contentsOf = (point: StoredPoint) =>
  (['name', 'description', 'overlayDetails'] as const)
    .map((field) => plainTextOf(point, field))
    .filter(Boolean)
    .join('\n\n')

interface AnnotationExtras {
  /** the point itself, to be taken in again without loss; other readers pass over it */
  readonly whole?: object
  /** sentence for a point without a rectangle */
  readonly withoutPlace?: string
}

/**
 * Writes a point as annotations of XFDF, one a page. XFDF knows no annotation without a place: a point without a rectangle is a
 * note without extent, which says so.
 */
export function writeAnnotations(
  point: StoredPoint,
  { place, heights, frames }: StoredPlace,
  { whole, withoutPlace = '' }: AnnotationExtras = {},
): string {
  const facts = `color="${COLOR}" title="${xmlText(point.createdBy)}" subject="${xmlText(point.designation)}" creationdate="${pdfDate(point.created)}" date="${pdfDate(point.modified)}"`
  const own = whole ? `<point xmlns="${POINT_NAMESPACE}">${xmlText(JSON.stringify(whole))}</point>` : ''
  const pages = Map.groupBy(place.areas ?? [], ({ page }) => page)
  const texts = [contentsOf(point), ...(pages.size === 0 && withoutPlace ? [withoutPlace] : [])]
  const contents = `<contents>${xmlText(texts.join('\n\n'))}</contents>`
  if (pages.size === 0)
    return `<text page="0" rect="0.0,0.0,0.0,0.0" name="${xmlText(point.id)}" icon="Note" ${facts}>${contents}${own}</text>`
  return [...pages]
    .map(([page, areas], at) => {
      const shown = shownPageOfSize(frames?.[page] ?? { width: 0, height: heights[page] ?? USUAL_HEIGHT })
      const corners = areas.flatMap((area) => cornersOf(area, shown))
      const name = xmlText(at === 0 ? point.id : `${point.id}.${at + 1}`)
      return `<highlight page="${page}" rect="${rectOf(corners)}" coords="${corners.flat().map(points).join(',')}" name="${name}" ${facts}>${contents}${at === 0 ? own : ''}</highlight>`
    })
    .join('')
}

/** Writes XFDF, with the annotations of a document, and the name of its PDF. */
export const writeXfdf = (annotations: string, fileName = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve">${fileName && `<f href="${xmlText(fileName)}"/>`}<annots>${annotations}</annots></xfdf>\n`
