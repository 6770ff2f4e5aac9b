import { contentKey } from '../../../../lib/designation/content-key.ts'
import { designationKeys } from '../../../../lib/designation/designation-keys.ts'
import { eachPiece, pieceOf } from './analysis/analyse.ts'
import { pairsOf } from './build-segment.ts'
import { familyKey, otherKey, wholeKey, writtenKey } from './term-names.ts'

export interface Query {
  /** no words asked for: everything */
  readonly everything: boolean
  /** each must match */
  readonly terms: readonly string[]
  /** word hashes that must stand side by side */
  readonly phrases: readonly (readonly number[])[]
  /** count for the ranking alone */
  readonly bonus: readonly string[]
  /** by which documents are named, with how surely; the highest wins */
  readonly names: readonly { readonly term: string; readonly tier: number }[]
}

const MOST_TERMS = 64
const QUOTED = /"([^"]*)"|“([^”]*)”|«([^»]*)»|„([^“”]*)[“”]/g
/** longer texts are no designations */
const LONGEST_NAME = 120

/** A designation with a year names its edition, without one the family; then what is also called so; then other editions. */
const AS_WRITTEN = 6
const EDITION = 5
const FAMILY = 4
const ALSO_EDITION = 3
const ALSO = 2
const OTHER_EDITIONS = 1

function namesOf(text: string): Query['names'] {
  if (text.length > LONGEST_NAME) return []
  const { whole, family, also, alsoDated } = designationKeys(text)
  if (!whole) return []
  const isDated = family !== whole
  const alsoTier = (key: string) => {
    if (alsoDated.includes(key)) return ALSO_EDITION
    return isDated ? OTHER_EDITIONS : ALSO
  }
  const names = [
    // Two documents of one name differ in how they write it: by language, by the publisher's habit.
    ...(isDated ? [{ term: writtenKey(contentKey('', text)), tier: AS_WRITTEN }] : []),
    { term: wholeKey(whole), tier: EDITION },
    { term: familyKey(whole), tier: FAMILY },
    { term: otherKey(whole), tier: isDated ? ALSO_EDITION : ALSO },
    ...also.flatMap((key) => [wholeKey(key), familyKey(key)].map((term) => ({ term, tier: alsoTier(key) }))),
  ]
  // With a year that the library does not hold, its other editions are the nearest.
  if (isDated) names.push({ term: familyKey(family), tier: OTHER_EDITIONS }, { term: otherKey(family), tier: OTHER_EDITIONS })
  return names
}

export function parseQuery(text: string): Query {
  const trimmed = text.toWellFormed().trim()
  const terms = new Set<string>()
  const phrases: number[][] = []
  eachPiece(trimmed, (raw) => {
    for (const term of pieceOf(raw).terms) if (terms.size < MOST_TERMS) terms.add(term)
  })
  for (const match of trimmed.matchAll(QUOTED)) {
    const words: number[] = []
    eachPiece(match.slice(1).find((part) => part !== undefined) ?? '', (raw, _start, _end, pair) => {
      if (!pair) words.push(...pieceOf(raw).exact)
    })
    if (words.length) phrases.push(words)
  }
  return {
    everything: trimmed === '' || trimmed === '*',
    terms: [...terms],
    phrases,
    bonus: pairsOf(trimmed).filter((pair) => pair.length > 2),
    names: namesOf(trimmed.replaceAll(/["“”«»„]/g, ' ')),
  }
}
