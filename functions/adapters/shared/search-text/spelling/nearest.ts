import { pieceOf } from '../analysis/analyse.ts'
import type { Attempts } from './attempts.ts'
import { slipsBetween } from './distance.ts'

export interface NearWord {
  readonly word: string
  readonly slips: number
  /** documents that have it in their titles */
  readonly documents: number
}

const LONG = 8
const MOST = 12
/** what another slip weighs against how many documents have the word, in powers of e */
const SLIP = 5
const OTHER_BEGINNING = 1

/** Words of titles in scope that a slip of the keyboard makes of this one, two in a long one; the likeliest first. */
export function nearestWords(attempts: Attempts, word: string, slips = word.length >= LONG ? 2 : 1): NearWord[] {
  const near = new Map<string, NearWord>()
  attempts.eachNear(word, slips, (one, documents) => {
    const known = near.get(one)
    const own = known?.slips ?? slipsBetween(word, one, slips)
    if (own) near.set(one, { word: one, slips: own, documents: (known?.documents ?? 0) + documents })
  })
  const worth = (one: NearWord) => Math.log(one.documents) - SLIP * one.slips - (one.word[0] === word[0] ? 0 : OTHER_BEGINNING)
  const found: NearWord[] = []
  for (const one of [...near.values()].sort((a, b) => worth(b) - worth(a)))
    if (found.length < MOST && attempts.holds(pieceOf(one.word))) found.push(one)
  return found
}
