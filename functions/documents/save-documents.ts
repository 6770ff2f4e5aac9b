import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import type { PreparedDocument } from './prepared-document.ts'

export type SavingPorts = Pick<Ports, 'table' | 'search' | 'objects'>

/** Puts a batch into the library (at most 1,000); saving the same again changes nothing. Answers the content codes, in order. */
export async function saveDocuments(
  _ports: SavingPorts,
  _tenant: Tenant,
  _prepared: readonly PreparedDocument[],
): Promise<string[]> {
  throw new Error('not there yet')
}
