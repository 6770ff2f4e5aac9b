import type { PlacedLine } from '#document-text/document-text.ts'
import type { PageLines } from '../../layout/page-word.ts'
import type { FlowLine } from './flow-line.ts'

/** Places the words of a line on the page as it is shown. Where the text stands across the page, each word is a line of its own. */
export function placeLine(line: FlowLine, { width, height, turn }: Pick<PageLines, 'width' | 'height' | 'turn'>): PlacedLine[] {
  const { page, top, bottom, spans } = line
  if (turn === 0) return [{ page, top, bottom, spans }]
  return Array.from({ length: spans.length / 2 }, (_, at) => {
    const [left, right] = spans.slice(at * 2, at * 2 + 2) as [number, number]
    if (turn === 1) return { page, top: left, bottom: right, spans: [height - bottom, height - top] }
    if (turn === 3) return { page, top: width - right, bottom: width - left, spans: [top, bottom] }
    return { page, top: height - bottom, bottom: height - top, spans: [width - right, width - left] }
  })
}
