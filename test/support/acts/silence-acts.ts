import { onEngines, type World } from '../world.ts'

/**
 * Keeps out of the audits what changes nothing, so that the last entries are those of changes: entries of calls are appended behind
 * them, at any moment. On engines the functions write acts into their log, from which nothing reads them.
 */
export function silenceActs(world: Pick<World, 'ports'>): void {
  if (!onEngines) Object.assign(world.ports.acts, { emit: () => undefined })
}
