import { type Height, writeHeight } from '#document-text/write-height.ts'
import { hasRightToLeft } from './letters.ts'
import type { PageWord } from './page-word.ts'

/** Size of raised and lowered letters at most, as a part of that of the others. */
export const SMALL = 0.87
/** Distances from the line of the others, as parts of their size: of small letters, and of others. */
const RAISED = 0.14
const LOWERED = 0.05
const RAISED_LARGE = 0.28
const LOWERED_LARGE = 0.2
/** Gap before what touches, as a part of the size; that of small digits may be a little wider. */
const GAP = 0.12
const DIGIT_GAP = 0.18
/** Pieces of a word with which the next one may touch. */
const REACH = 3
/** Small letters that stand apart, as those before a footnote do. */
const MARK = /^(?:\p{Nd}{1,3}|[a-z])\)?$/u
const CLOSING = /^[.,;:)\]]+$/
const NUMBER = /^\p{Nd}+$/u
const SLASH = /^[/⁄∕]$/
const SIGNED = /^[+±−–-]?\s?\p{Nd}+(?:[.,]\p{Nd}+)?$/u

/**
 * Joins what raised or lowered letters part, and writes these at their height: `N/mm`, `2` and `.` are the word `N/mm².`. Limits above
 * each other are one word: +0,2/−0,1; so are a raised and a small number with a slash between them: 1⁄2.
 */
export function joinHeights(words: readonly PageWord[]): PageWord[] {
  const usual = words.reduce<PageWord | undefined>(
    (most, word) => (!most || word.text.length > most.text.length ? word : most),
    undefined,
  )
  if (!usual || words.every((word) => isAlike(word, usual) && !CLOSING.test(word.text))) return [...words]
  const groups: PageWord[][] = []
  for (const word of words) {
    const group = groups.at(-1)
    if (group?.slice(-REACH).some((before) => touches(before, word))) group.push(word)
    else groups.push([word])
  }
  return groups.flatMap((group) => writeGroup(group, usual))
}

const isAlike = (a: PageWord, b: PageWord) => a.height === b.height && a.size === b.size && a.bottom === b.bottom

function touches(a: PageWord, b: PageWord): boolean {
  if (hasRightToLeft(a.text) || hasRightToLeft(b.text)) return false
  const gap = b.left - a.right
  const size = Math.max(a.size, b.size)
  if (isAbove(a, b) || isAbove(b, a)) return true
  const isShifted =
    a.height !== b.height || Math.abs(a.size - b.size) > 0.13 * size || Math.abs(lineOf(a) - lineOf(b)) > 0.08 * size
  const isExponent = NUMBER.test(b.text) && b.size < SMALL * a.size && NUMBER.test(a.text)
  return gap > -0.3 * size && gap < (isExponent ? DIGIT_GAP : GAP) * size && (isShifted || CLOSING.test(b.text))
}

/** Tells limits: two small numbers, one above the other. */
function isAbove(a: PageWord, b: PageWord): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return lineOf(b) - lineOf(a) > 0.5 * b.size && shared > 0.5 * Math.min(a.right - a.left, b.right - b.left)
}

/** Height on the page of the line on which the letters of a word stand. */
const lineOf = ({ bottom, foot = 0 }: PageWord) => bottom - foot

function heightOf(word: PageWord, anchor: PageWord): Height | undefined {
  if (word.height) return word.height
  const above = (lineOf(anchor) - lineOf(word)) / anchor.size
  const [raised, lowered] = word.size > SMALL * anchor.size ? [RAISED_LARGE, LOWERED_LARGE] : [RAISED, LOWERED]
  if (above > raised) return 'raised'
  return above < -lowered ? 'lowered' : undefined
}

/** Writes pieces that touch as one word, or as several where a fraction or limits follow a number. */
function writeGroup(group: PageWord[], usual: PageWord): PageWord[] {
  const largest = group.reduce((most, word) => (word.size > most.size ? word : most))
  const isSmall = usual.size * SMALL >= largest.size
  if (group.length === 1 && !largest.height && !(isSmall && MARK.test(largest.text))) return [largest]
  const anchor = isSmall && group.length === 1 ? usual : largest
  const written: PageWord[] = []
  sortIndexes(group, anchor)
  for (let at = 0; at < group.length; at++) {
    const word = group[at] as PageWord
    const before = written.at(-1)
    const [two, three] = [limitsAt(group, at, anchor), fractionAt(group, at, anchor)]
    const stack = two ?? three
    if (stack) {
      written.push(stack)
      at += two ? 1 : 2
      continue
    }
    const height = heightOf(word, anchor)
    const text = height ? writeHeight(before?.text ?? '', word.text, height) : word.text
    if (before) written[written.length - 1] = joined(before, { ...word, text }, anchor)
    else written.push({ ...word, text })
  }
  return written
}

/** Puts an index before the exponent above it. */
function sortIndexes(group: PageWord[], anchor: PageWord): void {
  for (const [at, one] of group.entries()) {
    const other = group[at + 1]
    if (other && isAbove(one, other) && heightOf(one, anchor) === 'raised' && heightOf(other, anchor) === 'lowered')
      group.splice(at, 2, other, one)
  }
}

function limitsAt(group: readonly PageWord[], at: number, anchor: PageWord): PageWord | undefined {
  const [one, other] = [group[at] as PageWord, group[at + 1]]
  if (!other || !SIGNED.test(one.text) || !SIGNED.test(other.text) || !(isAbove(one, other) || isAbove(other, one)))
    return undefined
  if (NUMBER.test(one.text) && NUMBER.test(other.text)) return undefined
  const [above, below] = lineOf(one) < lineOf(other) ? [one, other] : [other, one]
  return joined({ ...above, text: `${above.text}/` }, below, anchor)
}

function fractionAt(group: readonly PageWord[], at: number, anchor: PageWord): PageWord | undefined {
  const [above, slash, below] = [group[at] as PageWord, group[at + 1], group[at + 2]]
  if (!slash || !below || !NUMBER.test(above.text) || !SLASH.test(slash.text) || !NUMBER.test(below.text)) return undefined
  if (heightOf(above, anchor) !== 'raised' || below.size > SMALL * anchor.size) return undefined
  return joined(joined(above, { ...slash, text: '⁄' }, anchor), below, anchor)
}

const joined = (a: PageWord, b: PageWord, { size, bottom, foot = 0 }: PageWord): PageWord => ({
  ...a,
  text: a.text + b.text,
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  size,
  foot: Math.max(a.bottom, b.bottom) - bottom + foot,
})
