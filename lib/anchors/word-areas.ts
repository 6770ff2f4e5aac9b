import type { PageArea, WordRange } from '#contract/documents/place.ts'
import { lastAtMost, type TextWords, type WordLine } from './text-words.ts'
import { isUnspaced } from './whole-words.ts'

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Lists the areas of words, one for each line. */
export function areasOf({ words, lines }: Pick<TextWords, 'words' | 'lines'>, range: WordRange): PageArea[] {
  const areas: PageArea[] = []
  // A word that is cut stands in two lines, so the search begins one line before.
  const start = lastAtMost(lines.length, (at) => (lines[at] as WordLine).first <= range.first) - 1
  for (let at = Math.max(start, 0); at < lines.length; at++) {
    const line = lines[at] as WordLine
    if (line.first > range.last) break
    areas.push(...areasIn(line, words, range))
  }
  return areas
}

/** Left and right of a word in a line. */
export function boxOfWord({ spans, first }: Pick<WordLine, 'spans' | 'first'>, word: number): { left: number; right: number } {
  const [one, other] = [spans[(word - first) * 2] as number, spans[(word - first) * 2 + 1] as number]
  return { left: Math.min(one, other), right: Math.max(one, other) }
}

/** Sides of a word at which it begins and ends. */
export function edgesOf(
  text: string,
  line: Pick<WordLine, 'spans' | 'first'>,
  word: number,
): readonly [start: number, end: number] {
  const { left, right } = boxOfWord(line, word)
  return RIGHT_TO_LEFT.test(text) ? [right, left] : [left, right]
}

/** Tells whether the characters of a word stand below each other. */
export function isVertical(text: string, line: WordLine, word: number): boolean {
  const { left, right } = boxOfWord(line, word)
  return text.length > 1 && line.bottom - line.top > right - left && isUnspaced(text)
}

interface Piece {
  readonly left: number
  readonly right: number
}

/**
 * Areas of a range in a line: one for words that stand beside each other, so that none covers a word between them which is not in
 * the range, as words of the other direction are; and one for each word whose characters stand below each other.
 */
function areasIn(line: WordLine, words: readonly string[], range: WordRange): PageArea[] {
  const { page, top, bottom, first, spans } = line
  const areas: PageArea[] = []
  const pieces: Piece[] = []
  const others: number[] = []
  for (let word = first; word < first + spans.length / 2; word++) {
    const { left, right } = boxOfWord(line, word)
    if (word < range.first || word > range.last) {
      others.push((left + right) / 2)
      continue
    }
    const text = words[word] as string
    const [from, to] = partOf(text, word, range)
    const height = bottom - top
    if (isVertical(text, line, word))
      areas.push({ page, left, top: top + Math.round(height * from), right, bottom: top + Math.round(height * to) })
    else pieces.push({ left: Math.round(left + (right - left) * from), right: Math.round(left + (right - left) * to) })
  }
  for (const { left, right } of joinPieces(pieces, others)) areas.push({ page, left: Math.max(left, 0), top, right, bottom })
  return areas.filter((area) => area.left < area.right && area.top < area.bottom)
}

/** Joins pieces of a line between which no other word stands. */
function joinPieces(pieces: readonly Piece[], others: readonly number[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const last = joined.at(-1)
    const isApart = !last || others.some((middle) => middle > last.right && middle < piece.left)
    if (isApart) joined.push(piece)
    else joined[joined.length - 1] = { left: last.left, right: Math.max(last.right, piece.right) }
  }
  return joined
}

/** Part of a word's width that lies in a range, from its left to its right; of its height where it goes down. */
function partOf(word: string, at: number, { first, from, last, to }: WordRange): [from: number, to: number] {
  const start = at === first ? from / word.length : 0
  const end = at === last ? to / word.length : 1
  return RIGHT_TO_LEFT.test(word) ? [1 - end, 1 - start] : [start, end]
}

/** Lists the words that lie in areas, in reading order. */
export function wordsIn({ lines }: Pick<TextWords, 'lines'>, areas: readonly PageArea[]): number[] {
  const found = new Set<number>()
  for (const area of areas) {
    for (const line of lines) if (line.page === area.page && sharesHeight(line, area)) addWordsIn(line, area, found)
  }
  return [...found].sort((a, b) => a - b)
}

type Band = Pick<PageArea, 'page' | 'top' | 'bottom'>

function sharesHeight(line: Band, area: Band): boolean {
  const shared = Math.min(line.bottom, area.bottom) - Math.max(line.top, area.top)
  return shared * 2 > Math.min(line.bottom - line.top, area.bottom - area.top)
}

export const sharePlace = (some: PageArea, other: PageArea): boolean =>
  some.page === other.page && sharesHeight(some, other) && Math.min(some.right, other.right) > Math.max(some.left, other.left)

/** Tells whether the same words lie in both areas, to a letter or two at the ends of each line. */
export function coverEachOther(some: readonly PageArea[], others: readonly PageArea[]): boolean {
  return some.every((area) => isCovered(area, others)) && others.every((area) => isCovered(area, some))
}

function isCovered(area: PageArea, others: readonly PageArea[]): boolean {
  let open = area.right - area.left
  for (const other of others)
    if (other.page === area.page && sharesHeight(other, area))
      open -= Math.max(Math.min(other.right, area.right) - Math.max(other.left, area.left), 0)
  // Letters are about half as wide as they are high.
  return open <= Math.min(area.bottom - area.top, (area.right - area.left) / 2)
}

function addWordsIn({ first, spans }: WordLine, { left, right }: PageArea, found: Set<number>): void {
  for (let at = 0; at < spans.length; at += 2) {
    const [low, high] = [
      Math.min(spans[at] as number, spans[at + 1] as number),
      Math.max(spans[at] as number, spans[at + 1] as number),
    ]
    const shared = Math.min(high, right) - Math.max(low, left)
    // Most of the word, or, where a script has no spaces between words, most of the area.
    if (shared > 0 && shared * 2 >= Math.min(high - low, right - left)) found.add(first + at / 2)
  }
}
