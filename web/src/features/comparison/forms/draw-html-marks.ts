import { lettersOf } from '#anchors/letters-of.ts'
import type { ComparisonResult } from '#contract/documents/comparison-result.ts'
import type { HtmlLayer } from '#web/reader/html/prepare-html.ts'
import { type PageTextPiece, textOf, textPointOf } from '#web/reader/html/words/page-text.ts'
import type { SideName } from '../pages/scroll-pairs.ts'
import { type LetterSpan, type PageLetters, placeMarks } from './place-marks.ts'

/** Elements whose text is none of the document. */
const NO_TEXT = 'nav, style, script, title, desc, rt, rp'

/** Look of marks: those of the older side have another color and another line. */
const STYLE = `
:root { --new: #dcf3e1; --new-ink: #0b5c25; --gone: #fbe3e1; --gone-ink: #97231a; --moved: #e4e9fb; --moved-ink: #4a5cc0 }
:root[data-theme=dark] { --new: #12361f; --new-ink: #9be0b0; --gone: #451a17; --gone-ink: #ffb4ac; --moved: #1f2a4d; --moved-ink: #aebaff }
mark.change-mark { background: var(--new); color: var(--new-ink); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; border-radius: 2px }
mark.change-mark[data-side=older] { background: var(--gone); color: var(--gone-ink); text-decoration-style: dotted }
mark.change-mark[data-kind=moved] { background: var(--moved); color: var(--moved-ink) }
mark.change-mark[data-off] { background: none; color: inherit; text-decoration: none }
mark.change-mark[data-current] { outline: 2px solid #b35900; outline-offset: 1px }
`

interface ReadPage extends PageLetters {
  readonly pieces: readonly PageTextPiece[]
  /** offset in the joined text of each letter */
  readonly offsets: readonly number[]
}

function readPage(page: Document): ReadPage {
  const { text, pieces } = textOf(page, NO_TEXT)
  const offsets: number[] = []
  let letters = ''
  for (let at = 0; at < text.length; at++) {
    const own = lettersOf(text[at] as string)
    letters += own
    for (let one = 0; one < own.length; one++) offsets.push(at)
  }
  const placeOf = stretchesOf(pieces, offsets)
  const tables = [...page.querySelectorAll('table')].map((table) => [...table.rows].map((row) => [...row.cells].map(placeOf)))
  return { letters, pieces, offsets, tables }
}

/** Creates a function that tells which letters of a page stand in an element. */
function stretchesOf(pieces: readonly PageTextPiece[], offsets: readonly number[]): (element: Element) => LetterSpan {
  const firstAt = (offset: number) => {
    let [low, high] = [0, offsets.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((offsets[middle] as number) < offset) low = middle + 1
      else high = middle
    }
    return low
  }
  return (element) => {
    const own = pieces.filter(({ node }) => element.contains(node))
    const [first, last] = [own[0], own.at(-1)]
    return first && last ? [firstAt(first.start), firstAt(last.start + last.node.length)] : [0, 0]
  }
}

interface Cut {
  readonly node: Text
  readonly from: number
  readonly to: number
  readonly number: number
  readonly kind: string
}

/** Parts of text nodes that a stretch of letters is. */
function cutsOf({ pieces, offsets }: ReadPage, [start, end]: LetterSpan): Pick<Cut, 'node' | 'from' | 'to'>[] {
  const [from, to] = [offsets[start] as number, (offsets[end - 1] as number) + 1]
  return pieces
    .filter((piece) => piece.start < to && piece.start + piece.node.length > from)
    .map(({ node, start: at }) => ({ node, from: Math.max(from - at, 0), to: Math.min(to - at, node.length) }))
    .filter((cut) => cut.from < cut.to)
}

/** Marks, on a document as its publisher has it, the words that changed; the list of changes leads to the ids of the marks. */
export function createHtmlMarksLayer(result: ComparisonResult, side: SideName): HtmlLayer {
  return (page) => {
    const read = readPage(page)
    const marks = placeMarks(read, result, side)
    const cuts = marks.flatMap(({ number, kind, stretches }) =>
      stretches.flatMap((stretch) => cutsOf(read, stretch).map((cut): Cut => ({ ...cut, number, kind }))),
    )
    const places = marks.map(({ number, place }) => ({
      number,
      point: textPointOf(read.pieces, read.offsets[place[0]] as number),
    }))
    const anchors = places.map(({ number, point: [node, from] }): Cut => ({ node, from, to: from, number, kind: '' }))
    // From the end of each text to its beginning: a cut moves what stands behind it. An anchor stands before the mark at its place.
    const all = [...cuts, ...anchors].toSorted((a, b) => b.from - a.from || b.to - a.to)
    for (const cut of all) drawCut(page, cut, side)
    const style = page.createElement('style')
    style.textContent = STYLE
    page.body.prepend(style)
    return undefined
  }
}

function drawCut(page: Document, { node, from, to, number, kind }: Cut, side: SideName): void {
  // Two changes may be about the same words: they stay with the one that begins later.
  const rest = node.splitText(Math.min(from, node.length))
  if (from === to) {
    const anchor = page.createElement('span')
    anchor.id = `change-${number}`
    rest.before(anchor)
    return
  }
  rest.splitText(Math.min(to - from, rest.length))
  const mark = page.createElement('mark')
  mark.className = 'change-mark'
  Object.assign(mark.dataset, { side, kind, change: number })
  rest.replaceWith(mark)
  mark.append(rest)
}

/** Shows the marks of some changes, and which of them is in view. */
export function showHtmlMarks(page: Document, numbers: ReadonlySet<number>, current: number | undefined): void {
  for (const mark of page.querySelectorAll<HTMLElement>('mark.change-mark')) {
    const number = Number(mark.dataset.change)
    mark.toggleAttribute('data-off', !numbers.has(number))
    mark.toggleAttribute('data-current', number === current)
  }
}
