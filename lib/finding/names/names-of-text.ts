import { familyKey, otherKey, wholeKey } from '../analysis/term-names.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { ALSO, ALSO_EDITION, EDITION, FAMILY, OTHER_EDITIONS } from './named-by.ts'

/** By which terms documents are named, with how surely; the highest wins. */
export type NameTerms = readonly { readonly term: string; readonly tier: number }[]

/** longer texts are no designations */
const LONGEST_NAME = 120

/** Of a text that is typed as a designation, where it need not be read in any other way. */
export function namesOfText(text: string): NameTerms {
  if (text.length > LONGEST_NAME) return []
  const { whole, family, also, alsoFamily } = designationKeys(text)
  if (!whole) return []
  const isDated = family !== whole
  const tierOf = (key: string) => (isDated ? (alsoFamily.includes(key) ? OTHER_EDITIONS : ALSO_EDITION) : ALSO)
  const names = [
    { term: wholeKey(whole), tier: EDITION },
    { term: familyKey(whole), tier: FAMILY },
    { term: otherKey(whole), tier: isDated ? ALSO_EDITION : ALSO },
    ...also.flatMap((key) => [wholeKey(key), familyKey(key)].map((term) => ({ term, tier: tierOf(key) }))),
  ]
  // With a year that the library does not hold, its other editions are the nearest.
  if (isDated) names.push({ term: familyKey(family), tier: OTHER_EDITIONS }, { term: otherKey(family), tier: OTHER_EDITIONS })
  return names
}
