import type { Tenant } from '#contract/tenant.ts'
import type { Key } from '#ports/table.ts'

/** Key of the last delivery of events, by which health knows how late they are. */
export const deliveryKey = (tenant: Tenant): Key => ({ pk: `${tenant}#event-delivery`, sk: 'last' })
