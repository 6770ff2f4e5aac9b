import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'

/** The job `learn`: what is known of meanings up to what is indexed. It is safe to do twice, and is given up when told to stop. */
export function learnJob({ search }: Pick<Ports, 'search'>, signal: AbortSignal): JobHandler {
  return ({ tenant }) => search.learn(tenant, signal)
}
