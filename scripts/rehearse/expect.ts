import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

/** A promise that does not hold. */
class ExpectationError extends Error {
  override readonly name = 'ExpectationError'
}

export function expectTrue(holds: boolean, what: string): asserts holds {
  if (!holds) throw new ExpectationError(what)
}

export function expectEqual(found: unknown, wanted: unknown, what: string): void {
  expectTrue(isDeepStrictEqual(found, wanted), `${what}: ${JSON.stringify(found)}, and not ${JSON.stringify(wanted)}`)
}

/** Polls until there is a result. */
export async function poll<T>(what: string, find: () => Promise<T | undefined>, limitMs = 120_000): Promise<T> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(500)) {
    const found = await find()
    if (found !== undefined) return found
  }
  throw new ExpectationError(`${what}: not within ${limitMs / 1000} s`)
}
