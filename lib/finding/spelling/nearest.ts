import { pieceOf } from '../analysis/analyse.ts'
import type { Attempts } from './attempts.ts'
import { slipsBetween } from './distance.ts'

export interface NearWord {
  readonly word: string
  readonly slips: number
  /** documents that have it in their titles */
  readonly documents: number
}

/** Of one and of more the index holds the same word, so a slip in the one may be near the other alone. */
function formsOf(word: string): readonly { readonly form: string; readonly wordOf: (near: string) => string | undefined }[] {
  const itself = { form: word, wordOf: (near: string) => near }
  if (word.length < SHORTEST_PLURAL) return [itself]
  if (word.endsWith('s')) return [itself, { form: word.slice(0, -1), wordOf: (near) => `${near}s` }]
  return [itself, { form: `${word}s`, wordOf: (near) => (near.endsWith('s') ? near.slice(0, -1) : undefined) }]
}

const LONG = 8
const MOST = 12
/** what another slip weighs against how many documents have the word, in powers of e */
const SLIP = 5
const OTHER_BEGINNING = 1
/** as one slip more is */
const UNLIKELIER = SLIP
const SHORTEST_PLURAL = 5

const likelihood = (word: string, near: NearWord) =>
  Math.log(near.documents) - SLIP * near.slips - (near.word[0] === word[0] ? 0 : OTHER_BEGINNING)

/** The likeliest, and what is not much less likely. */
export function likeliest(word: string, near: readonly NearWord[], most: number): NearWord[] {
  const [first] = near
  if (!first) return []
  return near.slice(0, most).filter((one) => likelihood(word, one) > likelihood(word, first) - UNLIKELIER)
}

/** Words of titles in scope that a slip of the keyboard makes of this one, two in a long one; the likeliest first. */
export function nearestWords(attempts: Attempts, word: string, slips = word.length >= LONG ? 2 : 1): NearWord[] {
  const near = new Map<string, NearWord>()
  for (const { form, wordOf } of formsOf(word))
    attempts.eachNear(form, slips, (one, documents) => {
      const to = wordOf(one)
      if (to === undefined || to === word) return
      const known = near.get(to)
      const own = known?.slips ?? slipsBetween(word, to, slips)
      if (own) near.set(to, { word: to, slips: own, documents: (known?.documents ?? 0) + documents })
    })
  const found: NearWord[] = []
  for (const one of [...near.values()].sort((a, b) => likelihood(word, b) - likelihood(word, a)))
    if (found.length < MOST && attempts.holds(pieceOf(one.word))) found.push(one)
  return found
}
