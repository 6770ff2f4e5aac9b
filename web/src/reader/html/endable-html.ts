import type { TextPlace } from '#contract/documents/place.ts'
import type { EndableText } from '../marks/ends/endable-text.ts'
import { type PageWords, placeOfRange } from './page-words.ts'

interface ShownHtml {
  frame: HTMLIFrameElement
  scroller: HTMLElement
  wordsOfPage: () => PageWords
  rangeOf: (place: TextPlace) => Range | undefined
}

/** Text of a frame, whose selections have ends that move; they are drawn over the frame. */
export const endableHtml = ({ frame, scroller, wordsOfPage, rangeOf }: ShownHtml): EndableText => ({
  nodes: () => wordsOfPage().pieces.flatMap(({ node }) => (node.data.trim() ? node : [])),
  rangeOf,
  placeOf: (range) => placeOfRange(wordsOfPage(), range),
  sheetOf() {
    const layer = scroller.querySelector<HTMLElement>('.text-marks')
    return layer ? { layer, shown: { left: 0, top: 0, width: 0, height: 0 }, unit: 'px' } : undefined
  },
  origin: () => frame.getBoundingClientRect(),
  watch(onDrawn) {
    const observer = new ResizeObserver(onDrawn)
    observer.observe(frame)
    return () => observer.disconnect()
  },
})
