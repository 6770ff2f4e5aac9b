import type { WordLine } from '../text-words.ts'
import { charactersOf } from '../whole-words.ts'
import { boxOfWord, edgesOf, isVertical } from '../word-areas.ts'
import type { Caret } from './selectable-text.ts'

/** Point of a page, in tenths of a point from its upper left corner. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** A line that is off counts more than a word that is off. */
const LINE_WEIGHT = 4

const outside = (at: number, low: number, high: number): number => Math.max(low - at, at - high, 0)

/** Finds the caret that is nearest to a point of a page, and how far its word is away from the point. */
export function nearestCaret(
  { words, lines }: { readonly words: readonly string[]; readonly lines: readonly WordLine[] },
  page: number,
  point: PagePoint,
): (Caret & { readonly away: number }) | undefined {
  let best: WordLine | undefined
  let least = Number.POSITIVE_INFINITY
  let fromMiddle = Number.POSITIVE_INFINITY
  for (const line of lines) {
    if (line.page !== page || line.spans.length === 0) continue
    const beside = outside(point.x, Math.min(...line.spans), Math.max(...line.spans))
    const distance = outside(point.y, line.top, line.bottom) * LINE_WEIGHT + beside
    // High letters and marks of one line reach into the next.
    const off = Math.abs(point.y - (line.top + line.bottom) / 2)
    if (distance > least || (distance === least && off >= fromMiddle)) continue
    best = line
    least = distance
    fromMiddle = off
  }
  if (!best) return undefined
  const caret = nearestInLine(words, best, point)
  const box = boxOfWord(best, caret.word)
  return { ...caret, away: Math.hypot(outside(point.x, box.left, box.right), outside(point.y, best.top, best.bottom)) }
}

/** Finds the caret of a line that is nearest to a point. */
export function nearestInLine(words: readonly string[], line: WordLine, { x, y }: PagePoint): Caret {
  let word = line.first
  let least = Number.POSITIVE_INFINITY
  for (let at = line.first; at < line.first + line.spans.length / 2; at++) {
    const { left, right } = boxOfWord(line, at)
    const distance = outside(x, left, right)
    if (distance < least) [word, least] = [at, distance]
  }
  const text = words[word] ?? ''
  const [start, end] = edgesOf(text, line, word)
  const part = isVertical(text, line, word) ? (y - line.top) / (line.bottom - line.top) : (x - start) / (end - start || 1)
  return { word, offset: offsetAt(text, part) }
}

/** Offset of a word that is nearest to a part of its length. */
function offsetAt(word: string, part: number): number {
  const wanted = Math.min(Math.max(part, 0), 1) * word.length
  const stops = [...charactersOf(word), word.length]
  return stops.reduce((best, stop) => (Math.abs(stop - wanted) < Math.abs(best - wanted) ? stop : best), 0)
}
