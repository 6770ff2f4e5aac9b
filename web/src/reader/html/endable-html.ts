import type { TextPlace } from '#contract/documents/place.ts'
import type { EndableText, SheetBox } from '../marks/ends/endable-text.ts'
import { movedRange } from '../marks/ends/moved-range.ts'
import { stepPoint } from '../marks/ends/step-point.ts'
import { lineOfEnd, nearestPoint } from '../marks/ends/text-points.ts'
import { textPartsOf } from '../marks/text-selection.ts'
import { type PageWords, placeOfRange } from './words/page-words.ts'

interface ShownHtml {
  frame: HTMLIFrameElement
  scroller: HTMLElement
  wordsOfPage: () => PageWords
  rangeOf: (place: TextPlace) => Range | undefined
}

/** Text of a frame, whose selections have ends that move; they are drawn over the frame. */
export function endableHtml({ frame, scroller, wordsOfPage, rangeOf }: ShownHtml): EndableText<Range> {
  const nodes = () => wordsOfPage().pieces.flatMap(({ node }) => (node.data.trim() ? node : []))
  const onSheet = (box: SheetBox['box']): SheetBox | undefined => {
    const layer = scroller.querySelector<HTMLElement>('.text-marks')
    return layer ? { sheet: { layer, shown: { left: 0, top: 0, width: 0, height: 0 }, unit: 'px' }, box } : undefined
  }
  return {
    selectionOf: rangeOf,
    placeOf: (range) => placeOfRange(wordsOfPage(), range),
    endAt(range, end, x, y) {
      const point = nearestPoint(nodes(), x, y)
      return point && movedRange(range, end, point)
    },
    stepEnd(range, end, { by, to }) {
      const own = nodes()
      const [container, offset] =
        end === 'start' ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset]
      const next = stepPoint(
        own.map(({ data }) => data),
        { node: own.indexOf(container as Text), offset },
        { by: by === 'word' ? 'word' : 'grapheme', to, of: end },
      )
      return next && movedRange(range, end, [own[next.node] as Text, next.offset])
    },
    lineOfEnd(range, end) {
      const line = lineOfEnd(range, end)
      return line && onSheet({ left: line.x, top: line.top, width: 0, height: line.height })
    },
    boxesOf: (range) =>
      textPartsOf(range)
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ width, height }) => width > 0 && height > 0)
        .flatMap((box) => onSheet(box) ?? []),
    origin: () => frame.getBoundingClientRect(),
    watch(onDrawn) {
      const observer = new ResizeObserver(onDrawn)
      observer.observe(frame)
      return () => observer.disconnect()
    },
  }
}
