import { lettersOf } from './letters-of.ts'

const RUN_LENGTH = 3
/** Share of runs from which a text is part of another, with others between or in another order. */
const ENOUGH = 0.5

function countRuns(key: string): Map<string, number> {
  const runs = new Map<string, number>()
  for (let at = 0; at + RUN_LENGTH <= key.length; at++) {
    const run = key.slice(at, at + RUN_LENGTH)
    runs.set(run, (runs.get(run) ?? 0) + 1)
  }
  return runs
}

/**
 * Tells whether words that somebody selected can be those that stand at the place: the runs of letters of the one are those of the
 * other for the most part, forward or, as some PDFs have Arabic, backward. Fewer letters than a run tell nothing.
 */
export function areSameWords(selected: string, there: string): boolean {
  const [key, other] = [lettersOf(selected), lettersOf(there)]
  const shorter = Math.min(key.length, other.length) - RUN_LENGTH + 1
  if (shorter < 1) return true
  const runs = countRuns(other)
  return [key, [...key].reverse().join('')].some((text) => {
    let shared = 0
    for (const [run, count] of countRuns(text)) shared += Math.min(count, runs.get(run) ?? 0)
    return shared / shorter >= ENOUGH
  })
}
