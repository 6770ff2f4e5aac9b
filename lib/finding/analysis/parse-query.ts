import { inLatin } from '../designation/other-scripts.ts'
import { eachPiece, pieceOf } from './analyse.ts'
import { pairsOf } from './number-pairs.ts'

export interface Query {
  /** no words asked for: everything */
  readonly everything: boolean
  /** each must match */
  readonly terms: readonly string[]
  /** words, folded alone, that must stand side by side */
  readonly phrases: readonly (readonly string[])[]
  /** count for the ranking alone */
  readonly bonus: readonly string[]
  /** without quotes, in Latin digits, as it may be a designation or have one in it */
  readonly text: string
}

const MOST_TERMS = 64
export const QUOTED = /"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]/g
export function parseQuery(text: string): Query {
  const trimmed = text.toWellFormed().trim()
  const terms = new Set<string>()
  const phrases: string[][] = []
  eachPiece(trimmed, (raw) => {
    for (const term of pieceOf(raw).terms) if (terms.size < MOST_TERMS) terms.add(term)
  })
  for (const match of trimmed.matchAll(QUOTED)) {
    const words: string[] = []
    eachPiece(match.slice(1).find((part) => part !== undefined) ?? '', (raw, _start, _end, pair) => {
      if (!pair) words.push(...pieceOf(raw).written)
    })
    if (words.length) phrases.push(words)
  }
  return {
    everything: trimmed === '' || trimmed === '*',
    terms: [...terms],
    phrases,
    bonus: pairsOf(trimmed).filter((pair) => pair.length > 2),
    text: inLatin(trimmed.replaceAll(/["“”«»„]/g, ' ').trim()),
  }
}
