import type { ComparedBlock } from './compared-text.ts'

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
const IS_ROMAN = /^(?=[ivxlc])(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/

function romanOf(letters: string): number {
  const values = [...letters].map((letter) => ROMAN[letter] as number)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** Places in a list that a marker may say: `b)`, `2.`, `(ii)` are the second, `i)` is the first or the ninth; none for a bullet. */
function placesOf(label: string): readonly number[] {
  const sign = label
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
  if (/^\d+$/.test(sign)) return [Number(sign)]
  const places = /^[a-z]$/.test(sign) ? [sign.charCodeAt(0) - 96] : []
  return IS_ROMAN.test(sign) ? [...places, romanOf(sign)] : places
}

/** Tells whether two markers of items say two places: another bullet, or numbers in another style, say the same. */
const isOtherMarker = (before: string, after: string): boolean => {
  const [a, b] = [placesOf(before), placesOf(after)]
  return a.length > 0 && b.length > 0 && !a.some((place) => b.includes(place))
}

const formOf = (label: string) =>
  label
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}.-]/gu, '')
    .replace(/[.-]+$/, '')
    .toLowerCase()

/** Tells whether a block has another number than before: an item at another place of its list, another note, table or figure. */
export function isOtherLabel(before: ComparedBlock, after: ComparedBlock): boolean {
  if (!before.label || !after.label || before.kind !== after.kind) return false
  return before.kind === 'item' ? isOtherMarker(before.label, after.label) : formOf(before.label) !== formOf(after.label)
}

/** Distance by which an item went on in its list; 0 where its markers do not say it. */
export const shiftOfItem = (before: ComparedBlock, after: ComparedBlock): number =>
  (placesOf(after.label ?? '')[0] ?? 0) - (placesOf(before.label ?? '')[0] ?? 0)

/** Kinds of blocks that say by their name that they are no provision; others differ by how they are set. */
const NAMED = new Set(['note', 'example'])

const isNamed = ({ kind, label }: ComparedBlock) => NAMED.has(kind) && label !== undefined

/** Tells whether a block became another kind, as a note that became a provision. One without its name stands apart in one format alone. */
export const isOtherKind = (before: ComparedBlock, after: ComparedBlock): boolean =>
  before.kind !== after.kind && (isNamed(before) || isNamed(after))
