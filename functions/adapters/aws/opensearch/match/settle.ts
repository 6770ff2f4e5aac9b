/** Answers that were fetched, and those that somebody asked for in vain. */
export interface Facts {
  /** Whether something was asked for that is not known. */
  isAsking(): boolean
  fetch(): Promise<void>
}

/** More rounds are a mistake: each asks for what the answers before led to. */
const MOST_ROUNDS = 8

/**
 * Does work that was written for answers at hand, with answers from afar: what is not known yet counts as "no" and is noted,
 * all of it is fetched at once, and the work is done again.
 */
export async function settle<T>(facts: Facts, work: () => T): Promise<T> {
  for (let round = 1; ; round++) {
    const result = work()
    if (!facts.isAsking() || round === MOST_ROUNDS) return result
    await facts.fetch()
  }
}
