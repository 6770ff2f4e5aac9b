import { editDistance } from '#text/edit-distance.ts'
import { pieceOf } from '../analysis/analyse.ts'
import type { Attempts } from './attempts.ts'

export interface NearWord {
  readonly word: string
  readonly slips: number
  /** number of documents with the word in a title */
  readonly documents: number
}

/** Singular and plural of a word. The index has one term for both, so an error in the one may be near the other alone. */
function formsOf(word: string): readonly { readonly form: string; readonly wordOf: (near: string) => string | undefined }[] {
  const itself = { form: word, wordOf: (near: string) => near }
  if (word.length < MIN_PLURAL_LENGTH) return [itself]
  if (word.endsWith('s')) return [itself, { form: word.slice(0, -1), wordOf: (near) => `${near}s` }]
  return [itself, { form: `${word}s`, wordOf: (near) => (near.endsWith('s') ? near.slice(0, -1) : undefined) }]
}

/** Words of this length may have two edits. */
const MIN_LENGTH_FOR_TWO = 8
const MAX_WORDS = 12
/** penalty of an edit against the number of documents with the word, in powers of e */
const EDIT_PENALTY = 5
const OTHER_FIRST_LETTER_PENALTY = 1
/** likelihood below the best word at which others are dropped, equal to one edit */
const MAX_LIKELIHOOD_GAP = EDIT_PENALTY
const MIN_PLURAL_LENGTH = 5

const likelihood = (word: string, near: NearWord) =>
  Math.log(near.documents) - EDIT_PENALTY * near.slips - (near.word[0] === word[0] ? 0 : OTHER_FIRST_LETTER_PENALTY)

/** Keeps the likeliest word and those not much less likely. */
export function likeliest(word: string, near: readonly NearWord[], max: number): NearWord[] {
  const [first] = near
  if (!first) return []
  return near.slice(0, max).filter((one) => likelihood(word, one) > likelihood(word, first) - MAX_LIKELIHOOD_GAP)
}

/** Finds words of titles in scope that are one edit away, two for a long word; the likeliest first. */
export function nearestWords(attempts: Attempts, word: string, slips = word.length >= MIN_LENGTH_FOR_TWO ? 2 : 1): NearWord[] {
  const near = new Map<string, NearWord>()
  for (const { form, wordOf } of formsOf(word))
    attempts.forEachNearWord(form, slips, (one, documents) => {
      const to = wordOf(one)
      if (to === undefined || to === word) return
      const known = near.get(to)
      const own = known?.slips ?? editDistance(word, to, slips)
      if (own) near.set(to, { word: to, slips: own, documents: (known?.documents ?? 0) + documents })
    })
  const found: NearWord[] = []
  for (const one of [...near.values()].sort((a, b) => likelihood(word, b) - likelihood(word, a)))
    if (found.length < MAX_WORDS && attempts.holds(pieceOf(one.word))) found.push(one)
  return found
}
