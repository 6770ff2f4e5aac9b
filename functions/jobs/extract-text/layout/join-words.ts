import { joinHeights, SMALL } from './join-heights.ts'
import { hasRightToLeft, isLineFromRight, plainLetters, readsFromRight } from './letters.ts'
import type { PageTag } from './page-tag.ts'
import type { PageWord, TextLine } from './page-word.ts'
import { inReadingOrder } from './read-from-right.ts'

/** Gap at which words are no longer of one line, as a part of the size of the type: a tab, a column, a cell. */
const LINE_GAP = 1.4
/** Gap under which pieces of a line belong together although the file draws them apart; from the right it draws signs and marks apart. */
const PIECE_GAP = { left: 0.5, right: 0.8 }
/** Room before a word that the file parts from the one before it without a space, at least, as a part of the size. */
const APART_GAP = 0.2
/** Part of its height that a word shares with its line. */
const SHARED_HEIGHT = 0.5
/** The same of an index that hangs low, and the room between it and its letter at most, as a part of the size. */
const LOW_SHARED = 0.3
const LOW_GAP = 0.12
const ENDS_AT_HEIGHT = /[⁰¹²³⁴-⁹₀-₉]$/u
const LOW_INDEX = /^\p{Nd}{1,3}[.,;:]?$/u

type Extent = Pick<PageWord, 'left' | 'top' | 'right' | 'bottom' | 'size'>

/** Joins words that stand side by side to lines, in the order of the file. */
export function joinWords(words: readonly PageWord[]): TextLine[] {
  const pieces: PageWord[][] = []
  for (const word of words) {
    const last = pieces.at(-1)
    const before = last?.at(-1)
    const isNext = before && (isBeside(before, word, LINE_GAP) || isLowIndex(before, word))
    if (last && before && isNext && isSameCell(before, word)) last.push(word)
    else pieces.push([word])
  }
  const hasRight = words.some(({ text }) => hasRightToLeft(text))
  const order = hasRight ? orderOf(words) : (line: readonly PageWord[]) => line
  return mergePieces(pieces, hasRight ? PIECE_GAP.right : PIECE_GAP.left).flatMap((piece) => lineOf(piece, order) ?? [])
}

/** Tells whether two things are at one height. */
export function isSameRow(a: Pick<Extent, 'top' | 'bottom'>, b: Pick<Extent, 'top' | 'bottom'>, part = SHARED_HEIGHT): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared > part * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function isBeside(a: Extent, b: Extent, gap: number): boolean {
  const apart = Math.max(b.left - a.right, a.left - b.right)
  return isSameRow(a, b) && apart < gap * Math.max(a.size, b.size)
}

/** Tells small digits that touch a letter and hang so low that they hardly share its height. */
function isLowIndex(a: PageWord, b: PageWord): boolean {
  if (b.size > SMALL * a.size || b.bottom <= a.bottom || !LOW_INDEX.test(b.text) || !/\p{L}$/u.test(a.text)) return false
  const gap = b.left - a.right
  return a.bottom - b.top > LOW_SHARED * (b.bottom - b.top) && gap > -LOW_GAP * a.size && gap < LOW_GAP * a.size
}

/** Tells whether two words are not of two cells, nor one of them of an artifact, as their tags have it. */
function isSameCell({ tag: a }: PageWord, { tag: b }: PageWord): boolean {
  if (!a || !b) return true
  if (a.role === 'artifact' || b.role === 'artifact') return a.role === b.role
  // A formula within a cell is a block of its own.
  return a.cell?.table === b.cell?.table && a.cell?.row === b.cell?.row && a.cell?.column === b.cell?.column
}

interface Piece extends Extent {
  readonly words: readonly PageWord[]
  /** places in the file of its first word, and of the one behind its last */
  readonly from: number
  readonly to: number
}

const BUCKET = 60

/** Merges pieces of a line between which the file draws something else. A merged piece may be beside others that the parts were not. */
function mergePieces(pieces: readonly (readonly PageWord[])[], gap: number): Piece[] {
  const merged: (Piece | undefined)[] = []
  /** indexes of the pieces by height, for a search that stays linear */
  const byHeight = new Map<number, Set<number>>()
  const bucketOf = ({ bottom }: Piece) => Math.round(bottom / BUCKET)
  const findBeside = (piece: Piece) => {
    const near = [-1, 0, 1].flatMap((step) => [...(byHeight.get(bucketOf(piece) + step) ?? [])])
    return near.find((at) => belongTogether(merged[at] as Piece, piece, gap))
  }
  let count = 0
  for (const [index, words] of pieces.entries()) {
    let piece: Piece = { ...extentOf(words), words, from: count, to: count + words.length }
    count += words.length
    let place = index
    for (let at = findBeside(piece); at !== undefined; at = findBeside(piece)) {
      const other = merged[at] as Piece
      byHeight.get(bucketOf(other))?.delete(at)
      merged[at] = undefined
      piece = {
        ...extentOf([other, piece]),
        words: [...other.words, ...piece.words].sort((a, b) => a.left - b.left),
        from: Math.min(other.from, piece.from),
        to: Math.max(other.to, piece.to),
      }
      place = Math.min(place, at)
    }
    merged[place] = piece
    const bucket = byHeight.get(bucketOf(piece))
    if (bucket) bucket.add(place)
    else byHeight.set(bucketOf(piece), new Set([place]))
  }
  return merged.flatMap((piece) => piece ?? [])
}

const belongTogether = (a: Piece, b: Piece, gap: number) =>
  ((isBeside(a, b, gap) && (!overlaps(a, b) || areLimits(a, b)) && !arePiecesApart(a, b)) || isBetween(a, b)) &&
  isSameCell(a.words[0] as PageWord, b.words[0] as PageWord)

/** Tells lines of two cells: the file draws something else between them, and no space. */
function arePiecesApart(a: Piece, b: Piece): boolean {
  const [one, other] = a.left < b.left ? [a, b] : [b, a]
  return one.to !== other.from && isApart(one, other.words[0] as PageWord)
}

/** Tells a word that no space of the file parts from what is before it, but room. */
const isApart = ({ right, size }: Pick<Extent, 'right' | 'size'>, word: PageWord): boolean =>
  word.apart === true && word.left - right > APART_GAP * Math.max(size, word.size)

/** Lists the words that stand apart, but for those behind a raised or lowered digit, which may have its space. */
const apartIn = (words: readonly PageWord[]): number[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1]
    return before && isApart(before, word) && !ENDS_AT_HEIGHT.test(before.text) ? [at] : []
  })

/** Tells small words in gaps of a line, each against a word: exponents and indexes that the file draws before the line or behind it. */
function isBetween(a: Piece, b: Piece): boolean {
  const [small, line] = a.size < b.size ? [a, b] : [b, a]
  if (small.size > SMALL * line.size || !isSameRow(small, line, LOW_SHARED)) return false
  const gap = LOW_GAP * line.size
  return small.words.every(
    (one) =>
      line.words.some(({ right }) => Math.abs(one.left - right) < gap) && !line.words.some((other) => overlaps(one, other)),
  )
}

const overlaps = (a: Extent, b: Extent) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.3 * Math.min(a.right - a.left, b.right - b.left)

/** Tells pieces of which only small words stand above each other: limits, or an exponent above an index. */
function areLimits(a: Piece, b: Piece): boolean {
  const size = Math.max(a.size, b.size)
  const isSmall = (word: PageWord) => word.size < SMALL * size
  const pairs = a.words.flatMap((one) => b.words.filter((other) => overlaps(one, other)).map((other) => [one, other] as const))
  return pairs.length === 1 && pairs.flat().every(isSmall)
}

function extentOf(parts: readonly Extent[]): Extent {
  return {
    left: Math.min(...parts.map(({ left }) => left)),
    top: Math.min(...parts.map(({ top }) => top)),
    right: Math.max(...parts.map(({ right }) => right)),
    bottom: Math.max(...parts.map(({ bottom }) => bottom)),
    size: Math.max(...parts.map(({ size }) => size)),
  }
}

type Order = (words: readonly PageWord[]) => readonly PageWord[]

/** The order of the words of a line on a page with letters from the right; else it is that of the file. */
function orderOf(words: readonly PageWord[]): Order {
  const isFromRight = readsFromRight(words)
  return (line) => inReadingOrder(line, isLineFromRight(line, isFromRight))
}

function lineOf({ words: given, from }: Piece, order: Order): TextLine | undefined {
  const plain = given.map((word) => ({ ...word, text: plainLetters(word.text) })).filter(({ text }) => text !== '')
  const words = joinHeights(order(plain))
  if (words.length === 0) return undefined
  const { left, top, right, bottom } = extentOf(words)
  const regular = words.findIndex(({ bold }) => !bold)
  const tag = usualTag(words)
  const apart = apartIn(words)
  return {
    at: from,
    text: words.map(({ text }) => text).join(' '),
    spans: words.flatMap((word) => [word.left, word.right]),
    left,
    top,
    right,
    bottom,
    size: usualSize(words),
    bold: regular < 0 ? words.length : regular,
    fixed: words.every(({ fixed }) => fixed),
    ...(apart.length > 0 && { apart }),
    ...(tag && { tag }),
  }
}

/** Size of most letters: a raised number has a size of its own. */
function usualSize(words: readonly PageWord[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of words) letters.set(size, (letters.get(size) ?? 0) + text.length)
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}

/** Tag of the block that has most letters of a line; its first marked content gives the order. */
function usualTag(words: readonly PageWord[]): PageTag | undefined {
  const blocks = new Map<number, { letters: number; tag: PageTag }>()
  for (const { tag, text } of words) {
    if (!tag) continue
    const known = blocks.get(tag.block)
    if (!known) blocks.set(tag.block, { letters: text.length, tag })
    else {
      known.letters += text.length
      if (tag.order < known.tag.order) known.tag = tag
    }
  }
  return [...blocks.values()].reduce<{ letters: number; tag?: PageTag }>(
    (most, one) => (one.letters > most.letters ? one : most),
    { letters: 0 },
  ).tag
}
