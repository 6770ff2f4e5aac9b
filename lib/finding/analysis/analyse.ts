import { fold } from './fold.ts'
import { scanWords } from './scan-words.ts'
import { stem } from './stem.ts'

/** Analysed word, or analysed pair of characters. */
export interface Piece {
  /** terms of the index */
  readonly terms: readonly string[]
  /** words as written, folded but not stemmed */
  readonly written: readonly string[]
  /** hashes of the written words, for comparing phrases */
  readonly exact: readonly number[]
}

const MAX_WORD_LENGTH = 64
/** Splits letters from a number: ISO9001 and utf8 are two words; A36 and h264 are one. */
const LETTERS_NUMBER = /^(\p{L}{2,})(\p{N}.*)$/u
const CACHE_SIZE = 50_000
/** The slice of a longer word would keep the whole text that it was cut from in memory. */
const MAX_CACHED_LENGTH = 12

/** FNV-1a hash; 0 is reserved for the gap between texts. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

function analyseWord(raw: string): Piece {
  const folded = fold(raw).slice(0, MAX_WORD_LENGTH)
  const split = folded.match(LETTERS_NUMBER)
  const words = (split ? [split[1] as string, split[2] as string] : [folded]).filter(Boolean)
  return { terms: words.map(stem), written: words, exact: words.map(hashOf) }
}

const cache = new Map<string, Piece>()

export function pieceOf(raw: string): Piece {
  if (raw.length > MAX_CACHED_LENGTH) return analyseWord(raw)
  let piece = cache.get(raw)
  if (!piece) {
    if (cache.size >= CACHE_SIZE) cache.clear()
    piece = analyseWord(raw)
    cache.set(raw, piece)
  }
  return piece
}

/** Character of a run with its combining marks. */
const CHARACTER = /\P{M}\p{M}*/gu

/** Calls back with each piece of a text, in order. A run without spaces gives its characters and each pair of neighbours. */
export function forEachPiece(text: string, found: (raw: string, start: number, end: number, pair: boolean) => void): void {
  scanWords(text, (start, end, unspaced) => {
    if (!unspaced) return found(text.slice(start, end), start, end, false)
    let before = -1
    for (const match of text.slice(start, end).matchAll(CHARACTER)) {
      const at = start + match.index
      if (before >= 0) found(text.slice(before, at + match[0].length), before, at + match[0].length, true)
      found(match[0], at, at + match[0].length, false)
      before = at
    }
  })
}
