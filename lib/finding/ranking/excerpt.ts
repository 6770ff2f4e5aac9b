import type { ClauseStart, Span } from '../indexed-document.ts'
import { findMarked, findSpans, type MarkedPiece } from './find-spans.ts'
import type { WordsToMark } from './words-to-mark.ts'

/** A line of a page's text, with the positions of the words in it. */
export interface Excerpt {
  readonly text: string
  readonly marks: Span[]
  /** position of its first word in the page's text */
  readonly at: number
}

const MAX_LENGTH = 200
/** Characters between two words that one line still shows. */
const MAX_DISTANCE = 150
/** Characters before the first word. */
const LEAD = 40
/** Characters of a page in which a line is looked for; an HTML document is one page. */
export const MAX_EXCERPT_SOURCE = 20_000

const SPACE = /\s+/gu
const CUT = '…'

/** Finds the first stretch with the most different words, and among equal ones the most words. */
function findDensest(found: readonly MarkedPiece[]): MarkedPiece | undefined {
  let [best, most] = [undefined as MarkedPiece | undefined, 0]
  for (const [at, first] of found.entries()) {
    const terms = new Set<string>()
    let count = 0
    for (let next = at; next < found.length && (found[next] as MarkedPiece).end - first.start <= MAX_DISTANCE; next++) {
      terms.add((found[next] as MarkedPiece).term)
      count++
    }
    const worth = terms.size * 100 + Math.min(count, 99)
    if (worth > most) [best, most] = [first, worth]
  }
  return best
}

/** Finds where the clause of a position begins: after its heading, unless that is what the words are in. */
function beginningOf(source: string, starts: readonly ClauseStart[], position: number): number {
  const start = starts.findLast(({ at }) => at <= position)
  if (!start) return 0
  const end = source.indexOf('\n', start.at)
  const isHeading = end >= 0 && source.slice(start.at, end).endsWith(start.title)
  return isHeading && end < position ? end + 1 : start.at
}

/** Cuts the line of a page around the most of the words, within their clause; undefined where none is in the text. */
export function excerptOf(page: string, marked: WordsToMark, starts: readonly ClauseStart[] = []): Excerpt | undefined {
  const source = page.slice(0, MAX_EXCERPT_SOURCE)
  const first = findDensest(findMarked(source, marked))
  if (!first) return undefined
  const before = source.lastIndexOf(' ', Math.max(0, first.start - LEAD))
  const beginning = beginningOf(source, starts, first.start)
  const near = first.start <= LEAD ? 0 : before < first.start - 2 * LEAD ? first.start - LEAD : before + 1
  const from = Math.max(near, beginning)
  const line = source.slice(from).replace(SPACE, ' ').trim()
  const [head, room] = [from > beginning ? CUT : '', MAX_LENGTH - 2]
  const lastSpace = line.lastIndexOf(' ', room)
  const isCut = line.length > room
  const kept = isCut ? line.slice(0, lastSpace > room / 2 ? lastSpace : room) : line
  const text = (head + kept + (isCut ? CUT : '')).toWellFormed()
  return { text, marks: findSpans(text, marked), at: first.start }
}
