import { hasLeftToRight, hasRightToLeft } from './letters.ts'
import type { PageWord } from './page-word.ts'
import { tidyRightToLeft, tidyRun } from './tidy-edges.ts'

/** Gap between words of a line with letters from the right, at least. Tight lines of Persian have 0.12, letters of one word up to 0.08. */
const RIGHT_TO_LEFT_GAP = 0.1
/** Gap between letters from the left that the file does not part, at most. */
const LEFT_TO_RIGHT_GAP = 0.25
const MAX_OVERLAP = 0.05
/** Gap at most between the groups of digits of one number. */
const GROUP_GAP = 0.4
/** A space of the file parts words, however small it is. */
const SPACE = ' '
const LEFT = /^[%‰°℃]/u
const NUMBER = /\p{Nd}/u
/** Numbers in these digits stand for themselves among words from the right. */
const EASTERN_NUMBER = /[\u0660-\u0669\u06F0-\u06F9]/u
/** Units stand behind their number: `25 kN`. */
const UNIT =
  /^[.,;:()]*(?:(?:[nµμumcdhkMGT]?(?:m|g|s|N|Pa|V|A|W|Hz|J|K|L|l|F|H|C|S|T|Wh|VA|Nm|bar|mol|lm|cd|lx|dB|eV)|t|h|min|dB|dBA|rpm|r|ppm|ha|in|ft|lb|psi|Ω|[kMG]Ω)[²³]?(?:[/·][a-zµ]{1,3}[²³23]?)*|[%‰]|°?[CF]?°?|℃)[.,;:()]*$/u

/** Orders the words of a line as they are read, where some have letters from the right: as the Unicode bidirectional algorithm set them. */
export function inReadingOrder(words: readonly PageWord[], fromRight: boolean): PageWord[] {
  const shown = joinUnits([...words].sort((a, b) => a.left - b.left))
  return fromRight ? readFromRight(shown) : readFromLeft(shown)
}

/** Joins pieces that touch, from the left: letters from the right with each other and with the signs beside them, and all others. */
function joinUnits(units: readonly PageWord[]): PageWord[] {
  const joined: PageWord[] = []
  for (const [at, unit] of units.entries()) {
    const before = joined.at(-1)
    const next = units[at + 1]
    const isHeld = next && isSign(unit) && hasRightToLeft(next.text) && areTouching(unit, next)
    if (before && areTouching(before, unit) && (!isHeld || hasRightToLeft(before.text)) && isOneWay(before, unit))
      joined[joined.length - 1] = both(before, unit)
    else joined.push(unit)
  }
  return joined.filter(({ text }) => text !== SPACE)
}

const isSign = ({ text }: PageWord) => !hasLeftToRight(text) && !hasRightToLeft(text) && !NUMBER.test(text)

function areTouching(a: PageWord, b: PageWord): boolean {
  if (a.text === SPACE || b.text === SPACE || b.top >= a.bottom || a.top >= b.bottom) return false
  const [gap, size] = [b.left - a.right, Math.max(a.size, b.size)]
  // Letters that overlap are told too wide: the gap between them cannot be seen.
  if (hasRightToLeft(a.text) && hasRightToLeft(b.text))
    return gap < RIGHT_TO_LEFT_GAP * size && !(a.parted && gap < -MAX_OVERLAP * size)
  return gap < (a.parted || b.parted ? RIGHT_TO_LEFT_GAP : LEFT_TO_RIGHT_GAP) * size
}

function isOneWay(a: PageWord, b: PageWord): boolean {
  if (hasRightToLeft(a.text) || hasRightToLeft(b.text))
    return (hasRightToLeft(a.text) || isSign(a)) && (hasRightToLeft(b.text) || isSign(b))
  return true
}

function both(a: PageWord, b: PageWord): PageWord {
  const fromRight = hasRightToLeft(a.text) || hasRightToLeft(b.text)
  const [left, right] = [Math.min(a.left, b.left), Math.max(a.right, b.right)]
  const [top, bottom] = [Math.min(a.top, b.top), Math.max(a.bottom, b.bottom)]
  const type = a.text.length < b.text.length ? b : a
  return { ...type, text: fromRight ? read(b) + read(a) : a.text + b.text, left, right, top, bottom }
}

/** Signs beside letters from the right stand in their direction. */
const read = (word: PageWord) => (isSign(word) ? [...word.text].reverse().join('') : word.text)

function readFromRight(shown: readonly PageWord[]): PageWord[] {
  const ordered: PageWord[] = []
  let stretch: PageWord[] = []
  for (const word of shown.toReversed()) {
    const isEastern = !isLeft(word) && EASTERN_NUMBER.test(word.text)
    if (!isEastern && !hasRightToLeft(word.text)) {
      stretch.unshift(word)
      continue
    }
    ordered.push(...readStretch(stretch), ...(isEastern ? tidyRun([word]) : [tidyRightToLeft(word)]))
    stretch = []
  }
  return [...ordered, ...readStretch(stretch)]
}

const isLeft = ({ text }: PageWord) => hasLeftToRight(text) || LEFT.test(text)
const isNumber = ({ text }: PageWord) => NUMBER.test(text)

/**
 * Reads the words between those from the right, given from the left. What Latin letters and numbers after them make runs from the
 * left; numbers before them, at the right of the run, are read first. A number at its right may be either: it is the number of the
 * unit with which the run begins, else it belongs to the run, as `ISO 9001` does.
 */
function readStretch(stretch: readonly PageWord[]): PageWord[] {
  const last = stretch.findLastIndex(isLeft)
  if (last < 0) return numbersFromRight(stretch)
  const start = stretch.findIndex((word) => isLeft(word) || isNumber(word))
  const first = stretch[start] as PageWord
  const end = isLeft(first) && UNIT.test(first.text) ? last : Math.max(last, stretch.findLastIndex(isNumber))
  const before = numbersFromRight(stretch.slice(end + 1))
  return [...before, ...tidyRun(stretch.slice(start, end + 1)), ...numbersFromRight(stretch.slice(0, start))]
}

/** Reads numbers from the right, each of them from the left; groups of three digits are one number. */
function numbersFromRight(words: readonly PageWord[]): PageWord[] {
  const runs: PageWord[][] = []
  for (const word of words.toReversed()) {
    const next = runs.at(-1)?.[0]
    const isGroup =
      next &&
      /^\d{1,2}$/.test(word.text) &&
      /^\d{3}(?:[.,]\d+)?[.,;:)]?$/.test(next.text) &&
      next.left - word.right < GROUP_GAP * word.size
    if (isGroup) runs.at(-1)?.unshift(word)
    else runs.push([word])
  }
  return runs.flatMap(tidyRun)
}

/** Reads a line from the left; words from the right, with what stands between them, keep their own order. */
function readFromLeft(shown: readonly PageWord[]): PageWord[] {
  const ordered: PageWord[] = []
  for (let at = 0; at < shown.length; at++) {
    const first = shown[at] as PageWord
    if (!hasRightToLeft(first.text)) {
      ordered.push(first)
      continue
    }
    let end = at
    for (let next = at + 1; next < shown.length && !isLeft(shown[next] as PageWord); next++)
      if (hasRightToLeft((shown[next] as PageWord).text)) end = next
    ordered.push(...readFromRight(shown.slice(at, end + 1)))
    at = end
  }
  return ordered
}
