import type { Tenant } from '#contract/tenant.ts'
import type { SavingPorts } from './save-documents.ts'

/** Takes a document out of the library, its files too; false where there is none. */
export async function removeDocument(_ports: SavingPorts, _tenant: Tenant, _contentCode: string): Promise<boolean> {
  throw new Error('not there yet')
}
