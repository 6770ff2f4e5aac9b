import { fold } from './fold.ts'
import { scanWords } from './scan-words.ts'
import { stem } from './stem.ts'

/** What one word, or one pair of characters, is found by. */
export interface Piece {
  /** looked up in the index */
  readonly terms: readonly string[]
  /** the words as they are written, folded alone */
  readonly written: readonly string[]
  /** of the words as they are written, folded alone: phrases are compared by these */
  readonly exact: readonly number[]
}

const LONGEST = 64
/** ISO9001, utf8: letters and a number are two words; A36, h264 are one */
const LETTERS_NUMBER = /^(\p{L}{2,})(\p{N}.*)$/u
const MOST_KNOWN = 50_000
/** A longer one would keep the whole text that it was cut from in memory. */
const LONGEST_KNOWN = 12

/** FNV-1a; 0 is kept for the gap between texts. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0 || 1
}

function analyseWord(raw: string): Piece {
  const folded = fold(raw).slice(0, LONGEST)
  const split = folded.match(LETTERS_NUMBER)
  const words = (split ? [split[1] as string, split[2] as string] : [folded]).filter(Boolean)
  return { terms: words.map(stem), written: words, exact: words.map(hashOf) }
}

const known = new Map<string, Piece>()

export function pieceOf(raw: string): Piece {
  if (raw.length > LONGEST_KNOWN) return analyseWord(raw)
  let piece = known.get(raw)
  if (!piece) {
    if (known.size >= MOST_KNOWN) known.clear()
    piece = analyseWord(raw)
    known.set(raw, piece)
  }
  return piece
}

/** Characters of a run with what belongs to them, so that a pair is never torn. */
const CHARACTER = /\P{M}\p{M}*/gu

/** Each piece of a text, where it stands, in order. A run without spaces gives its characters and each two neighbours. */
export function eachPiece(text: string, found: (raw: string, start: number, end: number, pair: boolean) => void): void {
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
