import type { CallError } from '#web/lib/calls/call.ts'
import type { World } from '../world.ts'

/** A proof by random cases over a world: what it finds is wrong. */
export interface Proof {
  readonly name: string
  /** tells the number of what is stored, so that what an interrupted proof has left would be a finding */
  readonly counts?: true
  /** Lists what is wrong, each in a sentence; the first is enough. */
  readonly findings: (world: World) => Promise<readonly string[]>
}

const isUnavailable = (error: Error) => (error as Partial<CallError>).problem?.code === 'unavailable'

/** Runs cases in turn until one has a finding. An error that is not expected is one; that a part does not answer is none. */
export async function firstFinding<Case>(
  all: readonly Case[],
  check: (one: Case) => Promise<string | undefined>,
): Promise<readonly string[]> {
  for (const one of all) {
    const finding = await check(one).catch((error: Error) => {
      if (isUnavailable(error)) throw error
      return `${error.name}: ${error.message}`
    })
    if (finding !== undefined) return [finding]
  }
  return []
}
