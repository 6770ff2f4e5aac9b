import type { ListIndex } from '#lists/memory-list.ts'
import type { StoredPoint } from '../store/stored-point.ts'

/** Something that is known until a time, in milliseconds. */
interface Known<T> {
  readonly value: T
  readonly until: number
}

const KNOWN_MS = 60_000
const MAX_CODES = 200_000

/**
 * Records that stand for the texts on which an account has points, as a process found them, for a minute. It goes with the points
 * of the account; a point that changes does not change it.
 */
export class StandingMemory implements ListIndex<StoredPoint> {
  readonly #codes = new Map<string, Known<string>>()
  readonly #lists = new WeakMap<readonly string[], Known<unknown>>()

  put(): void {}

  /** The code that stands for another, if it is known. */
  codeFor(code: string, now: Date): string | undefined {
    const known = this.#codes.get(code)
    return known && known.until > now.getTime() ? known.value : undefined
  }

  remember(codes: Iterable<readonly [code: string, standing: string]>, now: Date): void {
    if (this.#codes.size > MAX_CODES) this.#codes.clear()
    for (const [code, value] of codes) this.#codes.set(code, { value, until: now.getTime() + KNOWN_MS })
  }

  /** Facts about a list of codes that are known, or that `make` finds now. A list that is asked for again is not gone through again. */
  async ofList<T>(codes: readonly string[], now: Date, make: () => Promise<T>): Promise<T> {
    const known = this.#lists.get(codes) as Known<T> | undefined
    if (known && known.until > now.getTime()) return known.value
    const value = await make()
    this.#lists.set(codes, { value, until: now.getTime() + KNOWN_MS })
    return value
  }
}
