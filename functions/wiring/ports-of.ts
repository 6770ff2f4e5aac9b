import type { AreaHandler } from '#functions/http/serve.ts'
import type { PortName } from '#ports/ports.ts'

/** What the stack around the use cases asks for by itself: ids and times for the log, and who asks where a token is asked for. */
const ALWAYS: readonly PortName[] = ['clock', 'ids']
const FOR_ACTORS: readonly PortName[] = ['identity', 'table']

/** The ports that an area is opened with: those that its use cases name, and no others. */
export function portsOf({ useCases }: AreaHandler): PortName[] {
  const open = useCases.every(({ endpoint }) => endpoint.access === 'public')
  return [...new Set([...ALWAYS, ...(open ? [] : FOR_ACTORS), ...useCases.flatMap(({ uses }) => uses)])].toSorted()
}
