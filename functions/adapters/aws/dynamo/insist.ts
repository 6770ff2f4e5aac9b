import { setTimeout as sleep } from 'node:timers/promises'
import { TableUnavailable } from '#ports/table.ts'

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 400

/** Nothing was done, as somebody else was in the way. */
export const AGAIN = Symbol('again')

/** Tries until it is done, with longer and longer pauses of which a part is chance; in the end says that it was not done. */
export async function insist<T>(patienceMs: number, inTheWay: string, attempt: () => Promise<T | typeof AGAIN>): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const outcome = await attempt()
    if (outcome !== AGAIN) return outcome
    if (performance.now() > deadline) throw new TableUnavailable(inTheWay)
    await sleep(Math.random() * pause)
  }
}
