import { placeAt } from '#anchors/make-place.ts'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import { comparedForm } from '../words/compared-form.ts'
import { clauseOf, homeClause, standsAtHome } from './clauses.ts'
import { instancesOf, unchangedPassage } from './passages.ts'
import type { Carrying } from './span-range.ts'

/** Applies rule 8 of `carryPlaces`: the place of words that stand once in each text with some of both sides. */
export function uniquePassage(former: TextPlace, range: WordRange, carrying: Carrying): TextPlace | undefined {
  const { from, to } = carrying
  const unchanged = unchangedPassage(from.words, to.words, range)
  const place = unchanged && placeAt(to.words, unchanged)
  if (!place || comparedForm(place.quote?.exact ?? '') !== comparedForm(former.quote?.exact ?? '')) return undefined
  const home = homeClause(range, carrying)
  if (!standsAtHome(range, home, carrying, unchanged.first)) return place
  const isAtHome = clauseOf(unchanged.first, to) === home
  return isAtHome && !isOftener(range, carrying) ? place : undefined
}

/** Tells whether words of a place, with some that stood beside them, stand at more places than before: one may be a copy. */
const isOftener = (range: WordRange, { from, to }: Carrying): boolean =>
  instancesOf(from.words, to.words, range).length > instancesOf(from.words, from.words, range).length
