import { familyKey, otherKey, wholeKey } from '../analysis/term-names.ts'
import { designationKeys } from '../designation/designation-keys.ts'
import { ALIAS, ALIAS_EDITION, EDITION, FAMILY, OTHER_EDITIONS } from './designation-matcher.ts'

/** Terms that name documents, each with its tier of certainty. The highest tier wins. */
export type TieredTerms = readonly { readonly term: string; readonly tier: number }[]

/** Longer texts are no designations. */
const MAX_NAME_LENGTH = 120

/** Terms of a text that is typed as a designation and needs no other reading. */
export function namesOfText(text: string): TieredTerms {
  if (text.length > MAX_NAME_LENGTH) return []
  const { whole, family, also, alsoFamily } = designationKeys(text)
  if (!whole) return []
  const isDated = family !== whole
  const tierOf = (key: string) => (isDated ? (alsoFamily.includes(key) ? OTHER_EDITIONS : ALIAS_EDITION) : ALIAS)
  const names = [
    { term: wholeKey(whole), tier: EDITION },
    { term: familyKey(whole), tier: FAMILY },
    { term: otherKey(whole), tier: isDated ? ALIAS_EDITION : ALIAS },
    ...also.flatMap((key) => [wholeKey(key), familyKey(key)].map((term) => ({ term, tier: tierOf(key) }))),
  ]
  // When the library lacks that year, the other editions are the nearest.
  if (isDated) names.push({ term: familyKey(family), tier: OTHER_EDITIONS }, { term: otherKey(family), tier: OTHER_EDITIONS })
  return names
}
