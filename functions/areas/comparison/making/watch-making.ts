import type { Ports } from '#ports/ports.ts'
import { findComparison } from './store.ts'
import { type MakingPlace, type NotedProgress, saveProgress } from './waiting-store.ts'

/** Time between two looks of a job at whether it is still wanted; each notes how far it is. */
const LOOK_INTERVAL_MS = 1500

/** Nobody waits for the result any more. */
export class MakingCancelled extends Error {
  override readonly name = 'MakingCancelled'
}

export interface MakingWatch {
  readonly signal: AbortSignal
  readonly onProgress: (progress: NotedProgress) => void
}

/** Runs the making of a result, notes how far it is, and ends it once it is cancelled. Throws MakingCancelled. */
export async function watchMaking<Made>(
  ports: Pick<Ports, 'table' | 'clock'>,
  place: MakingPlace,
  job: string,
  make: (watch: MakingWatch) => Promise<Made>,
): Promise<Made> {
  const stop = new AbortController()
  let progress: NotedProgress = { step: 'comparing' }
  let noted = progress
  async function look(): Promise<void> {
    const note = await findComparison(ports.table, place.tenant, place.id, place.form)
    if (note?.cancelled) return stop.abort(new MakingCancelled())
    if (noted === progress) return
    noted = progress
    await saveProgress(ports, place, job, progress)
  }
  // The next look finds whatever this one misses.
  const looking = setInterval(() => void look().catch(() => undefined), LOOK_INTERVAL_MS)
  try {
    return await make({
      signal: stop.signal,
      onProgress: (next) => {
        progress = next
      },
    })
  } finally {
    clearInterval(looking)
  }
}
