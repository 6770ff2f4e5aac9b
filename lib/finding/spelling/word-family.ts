import { pieceOf } from '../analysis/analyse.ts'
import type { Attempts } from './attempts.ts'

const ENGLISH = /^[a-z]{4,}$/
/** Endings that make other words of an English word; none is a single letter, which a slip may leave out. */
const ENDINGS = ['ness', 'en', 'ening', 'ing', 'er', 'ed', 'ly', 'able', 'ment', 'less', 'ful', 'ity', 'al']

/** Lists other words of a word's family: tightness and tightening of tight, tight of tightness. */
function familyOf(word: string): string[] {
  const bases = ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
  return [...ENDINGS.map((ending) => word + ending), ...bases.filter((base) => ENGLISH.test(base))]
}

/** Tells whether the scope has another word of the family of a word that it lacks. Such a word is no slip: tight is not light. */
export function hasFamily(attempts: Pick<Attempts, 'holds'>, word: string): boolean {
  if (!ENGLISH.test(word)) return false
  return familyOf(word)
    .map((form) => attempts.holds(pieceOf(form)))
    .some(Boolean)
}
