import { toLatin } from '../designation/other-scripts.ts'
import { forEachPiece, pieceOf } from './analyse.ts'
import { pairsOf } from './number-pairs.ts'

export interface ParsedQuery {
  /** true for a text without words, which matches every document */
  readonly everything: boolean
  /** terms that must all match */
  readonly terms: readonly string[]
  /** folded words that must be neighbours */
  readonly phrases: readonly (readonly string[])[]
  /** terms for the ranking alone */
  readonly bonus: readonly string[]
  /** text without quotes, in Latin digits, to be searched for designations */
  readonly text: string
}

const MAX_TERMS = 64
export const QUOTED_PHRASE = /"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]/g

export function parseQuery(text: string): ParsedQuery {
  const trimmed = text.toWellFormed().trim()
  const terms = new Set<string>()
  const phrases: string[][] = []
  forEachPiece(trimmed, (raw) => {
    for (const term of pieceOf(raw).terms) if (terms.size < MAX_TERMS) terms.add(term)
  })
  for (const match of trimmed.matchAll(QUOTED_PHRASE)) {
    const words: string[] = []
    forEachPiece(match.slice(1).find((part) => part !== undefined) ?? '', (raw, _start, _end, pair) => {
      if (!pair) words.push(...pieceOf(raw).written)
    })
    if (words.length) phrases.push(words)
  }
  return {
    everything: trimmed === '' || trimmed === '*',
    terms: [...terms],
    phrases,
    bonus: pairsOf(trimmed).filter((pair) => pair.length > 2),
    text: toLatin(trimmed.replaceAll(/["“”«»„]/g, ' ').trim()),
  }
}
