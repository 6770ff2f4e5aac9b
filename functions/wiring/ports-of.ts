import type { AreaHandler } from '#functions/http/serve.ts'
import type { PortName } from '#ports/ports.ts'

/** Ports that the stack around the use cases needs: ids, times and levels for the log; for endpoints with a token also the actor's. */
const ALWAYS: readonly PortName[] = ['clock', 'ids', 'table']
const FOR_ACTORS: readonly PortName[] = ['identity']

/** The ports of an area: those of the stack and those that its use cases name. */
export function portsOf({ useCases }: AreaHandler): PortName[] {
  const open = useCases.every(({ endpoint }) => endpoint.access === 'public')
  return [...new Set([...ALWAYS, ...(open ? [] : FOR_ACTORS), ...useCases.flatMap(({ uses }) => uses)])].toSorted()
}
