import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'

/** A promise that a rehearsal found broken. */
class Broken extends Error {
  override readonly name = 'Broken'
}

export function expectTo(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Broken(what)
}

export function expectEqual(found: unknown, wanted: unknown, what: string): void {
  expectTo(isDeepStrictEqual(found, wanted), `${what}: ${JSON.stringify(found)}, and not ${JSON.stringify(wanted)}`)
}

/** Asks again until there is an answer. */
export async function until<T>(what: string, find: () => Promise<T | undefined>, limitMs = 120_000): Promise<T> {
  for (const end = Date.now() + limitMs; Date.now() < end; await pause(500)) {
    const found = await find()
    if (found !== undefined) return found
  }
  throw new Broken(`${what}: not within ${limitMs / 1000} s`)
}
