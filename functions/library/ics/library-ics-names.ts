import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { readValueNames } from '../value-names.ts'
import { icsNames } from './ics-names.ts'
import { languageOrder } from './language-order.ts'

/** Names of the ICS in a language; the library's own names win. */
export async function libraryIcsNames(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  language?: string,
): Promise<ReadonlyMap<string, string>> {
  const [names, own] = await Promise.all([icsNames(language), readValueNames(table, tenant, languageOrder(language))])
  return new Map([...names, ...Object.entries(own.ics)])
}
