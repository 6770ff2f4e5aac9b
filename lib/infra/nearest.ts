import { editDistance } from '#text/edit-distance.ts'

/** The word that was most likely meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const slips = (other: string) => editDistance(word.toLowerCase(), other.toLowerCase(), Number.POSITIVE_INFINITY) as number
  return known.toSorted((a, b) => slips(a) - slips(b))[0]
}
