import type { PageArea, WordRange } from '#contract/documents/place.ts'
import { lastAtMost, type TextWords, type WordLine } from './text-words.ts'

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Lists the areas of words, one for each line. */
export function areasOf({ words, lines }: Pick<TextWords, 'words' | 'lines'>, range: WordRange): PageArea[] {
  const areas: PageArea[] = []
  // A word that is cut stands in two lines, so the search begins one line before.
  const start = lastAtMost(lines.length, (at) => (lines[at] as WordLine).first <= range.first) - 1
  for (let at = Math.max(start, 0); at < lines.length; at++) {
    const line = lines[at] as WordLine
    if (line.first > range.last) break
    const area = areaIn(line, words, range)
    if (area) areas.push(area)
  }
  return areas
}

function areaIn({ page, top, bottom, first, spans }: WordLine, words: readonly string[], range: WordRange) {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < spans.length; at += 2) {
    const word = first + at / 2
    if (word < range.first || word > range.last) continue
    const [from, to] = partOf(words[word] as string, word, range)
    const [low, high] = [
      Math.min(spans[at] as number, spans[at + 1] as number),
      Math.max(spans[at] as number, spans[at + 1] as number),
    ]
    left = Math.min(left, Math.round(low + (high - low) * from))
    right = Math.max(right, Math.round(low + (high - low) * to))
  }
  return left < right ? { page, left: Math.max(left, 0), top, right, bottom } : undefined
}

/** Part of a word's width that lies in a range, from its left to its right. */
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
