import type { AreaHandler } from '#functions/http/serve.ts'
import type { PortName } from '#ports/ports.ts'

/** Ports that the stack around the use cases needs: ids, times and levels for the log, acts for audits; for endpoints with a token also the actor's. */
const ALWAYS: readonly PortName[] = ['acts', 'clock', 'ids', 'table']
const FOR_ACTORS: readonly PortName[] = ['identity']
/** Ports for endpoints whose calls are uses. */
const FOR_USES: readonly PortName[] = ['events']

/** The ports of an area: those of the stack and those that its use cases name. */
export function portsOf({ useCases }: AreaHandler): PortName[] {
  const open = useCases.every(({ endpoint }) => endpoint.access === 'public')
  const counted = useCases.some(({ endpoint }) => endpoint.use)
  const stack = [...ALWAYS, ...(open ? [] : FOR_ACTORS), ...(counted ? FOR_USES : [])]
  return [...new Set([...stack, ...useCases.flatMap(({ uses }) => uses)])].toSorted()
}
