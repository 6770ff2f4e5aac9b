import { readsFromRight } from './letters.ts'
import type { TextLine } from './page-word.ts'

type Placed = Pick<TextLine, 'left' | 'right' | 'top' | 'bottom' | 'size' | 'text'>

/** Step upwards to the top of the next column at least, as a part of the size of the type. */
const STEP = 5
/** Lines of a column beside the next one, at least: a cell of a table has fewer. */
const MIN_LINES_BESIDE = 5
/** The same where the column begins with the caption of a table or a figure, which is in no cell. */
const CAPTIONED = { step: 3, linesBeside: 2 }
const CAPTION = /^\p{L}{3,}\.? \p{Nd}{1,3}(?:[.-]\p{Nd}{1,3})*(?: ?[—–:]|\.? *$)/u
/** A page number beside an entry of the contents. */
const PAGE_NUMBER = /^(?:\p{Nd}+|[ivxlc]+)$/iu

/**
 * Finds the line with which the next column begins in lines that go down a column: it stands above the one before it, and all lines from it
 * on are beside those before it. So the last columns of a document are told, however short they are and whatever they have.
 */
export function findColumnStep(lines: readonly Placed[]): number | undefined {
  const isFromRight = readsFromRight(lines)
  const begins = lines.map(({ left, right }) => (isFromRight ? -right : left))
  const ends = lines.map(({ left, right }) => (isFromRight ? -left : right))
  const starts = [...begins]
  for (let at = lines.length - 2; at >= 0; at--) starts[at] = Math.min(starts[at] as number, starts[at + 1] as number)
  const isStep = (at: number) => {
    const [before, line, start] = [lines[at - 1], lines[at] as Placed, starts[at] as number]
    const least = CAPTION.test(line.text) ? CAPTIONED : { step: STEP, linesBeside: MIN_LINES_BESIDE }
    if (!before || before.bottom - line.bottom < least.step * line.size || (ends[at - 1] as number) > start) return false
    if (lines.slice(at).every(({ text }) => PAGE_NUMBER.test(text))) return false
    const beside = ends.slice(0, at).filter((_, nth) => (lines[nth] as Placed).bottom > line.top)
    return beside.length >= least.linesBeside && beside.every((end) => end <= start)
  }
  const step = lines.findIndex((_, at) => isStep(at))
  return step < 0 ? undefined : step
}
