import type { PageArea } from '#contract/documents/place.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import type { ReadAnnotation } from './read-xfdf.ts'

const MAX_SIDE = 1_000_000

/** Turns the rectangles of an annotation into areas of a page; none on a page that is not there. */
export function areasOfAnnotation({ sizes }: Pick<RenditionText, 'sizes'>, { page, boxes }: ReadAnnotation): PageArea[] {
  const height = sizes[page]?.height
  if (height === undefined) return []
  const tenths = (points: number) => Math.min(Math.max(Math.round(points * 10), 0), MAX_SIDE)
  return boxes.map(([left, bottom, right, top]) => ({
    page,
    left: tenths(left),
    right: tenths(right),
    top: tenths(height / 10 - top),
    bottom: tenths(height / 10 - bottom),
  }))
}
