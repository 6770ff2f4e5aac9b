/** A cache of lookups. It records lookups that are not loaded yet. */
export interface Lookups {
  /** true if a recorded lookup is not loaded yet */
  hasMissing(): boolean
  /** loads all recorded lookups */
  fetch(): Promise<void>
}

/** Each round depends on the results of the one before; more rounds are a programming error. */
const MAX_ROUNDS = 8

/**
 * Runs synchronous code whose lookups are remote. A lookup that is not loaded yet answers "no" and is recorded. All recorded
 * lookups are then fetched in one call, and the code runs again, until nothing is missing.
 */
export async function resolveByRounds<T>(lookups: Lookups, work: () => T): Promise<T> {
  for (let round = 1; ; round++) {
    const result = work()
    if (!lookups.hasMissing() || round === MAX_ROUNDS) return result
    await lookups.fetch()
  }
}

/** Returns a loaded lookup, or records it as not loaded yet. */
export function findLoaded<T>(loaded: Map<string, T | undefined>, key: string): T | undefined {
  const answer = loaded.get(key)
  if (answer === undefined) loaded.set(key, undefined)
  return answer
}

/** Lists the recorded lookups that are not loaded yet. */
export function missingIn(loaded: ReadonlyMap<string, unknown>): string[] {
  return [...loaded].flatMap(([key, answer]) => (answer === undefined ? [key] : []))
}
