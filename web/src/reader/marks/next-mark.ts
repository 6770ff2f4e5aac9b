import type { ReaderAdditions } from './additions.ts'

type Mark = ReaderAdditions['marks'][number]

/** Orders marks as their words stand in the text; those whose place is not known yet are last. */
function byPlace({ place: a }: Mark, { place: b }: Mark): number {
  const [one, other] = [a.areas?.[0], b.areas?.[0]]
  if (one && other) return one.page - other.page || one.top - other.top || one.left - other.left
  return (a.position?.first ?? Number.MAX_SAFE_INTEGER) - (b.position?.first ?? Number.MAX_SAFE_INTEGER)
}

/** Finds the mark after or before the chosen one; past an end it goes on at the other. */
export function nextMark({ marks, chosen }: Pick<ReaderAdditions, 'marks' | 'chosen'>, step: 1 | -1): string | undefined {
  const sorted = marks.toSorted(byPlace)
  const at = sorted.findIndex(({ id }) => id === chosen)
  const next = at === -1 ? (step === 1 ? 0 : -1) : at + step
  return sorted.at(next % Math.max(sorted.length, 1))?.id
}
