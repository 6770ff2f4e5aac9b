import type { PageArea } from '#contract/documents/place.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { toShown } from '#typesetting/pages/page-space.ts'
import type { ReadAnnotation } from './read-xfdf.ts'
import { shownPageOfSize } from './shown-page-of-size.ts'

const MAX_SIDE = 1_000_000

/** Turns the rectangles of an annotation into areas of a page; none on a page that is not there. */
export function areasOfAnnotation({ sizes }: Pick<RenditionText, 'sizes'>, { page, boxes }: ReadAnnotation): PageArea[] {
  const size = sizes[page]
  if (!size) return []
  const shown = shownPageOfSize(size)
  const bounded = (tenths: number) => Math.min(Math.max(Math.round(tenths), 0), MAX_SIDE)
  return boxes.map(([left, bottom, right, top]) => {
    const [one, other] = [toShown(shown, [left * 10, top * 10]), toShown(shown, [right * 10, bottom * 10])]
    return {
      page,
      left: bounded(Math.min(one[0], other[0])),
      right: bounded(Math.max(one[0], other[0])),
      top: bounded(Math.min(one[1], other[1])),
      bottom: bounded(Math.max(one[1], other[1])),
    }
  })
}
