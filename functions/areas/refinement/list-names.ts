import { refinement } from '#contract/refinement.ts'
import type { Tenant } from '#contract/tenant.ts'
import { useCase } from '#functions/http/use-case.ts'
import { icsNames } from '#library/ics/ics-names.ts'
import { readOwnNames } from '#library/own-names.ts'
import type { Table } from '#ports/table.ts'
import { languageOrder } from './language-order.ts'

/** Names of the ICS in a language; the library's own names win. */
export async function icsNamesOf(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  language?: string,
): Promise<ReadonlyMap<string, string>> {
  const [names, own] = await Promise.all([icsNames(language), readOwnNames(table, tenant, languageOrder(language))])
  return new Map([...names, ...Object.entries(own.ics)])
}

/** Lists the library's own names of document types, and the names of the given classes of the ICS. */
export const listNames = useCase(refinement.names, ['table'], async ({ language, ics }, { actor, ports }) => {
  const own = await readOwnNames(ports.table, actor.tenant, languageOrder(language))
  const codes = ics ? ics.split(',') : []
  const ours = codes.length > 0 ? await icsNames(language) : new Map<string, string>()
  const named = codes.flatMap((code) => {
    const name = own.ics[code] ?? ours.get(code)
    return name ? [[code, name] as const] : []
  })
  return { ics: Object.fromEntries(named), documentTypes: own.documentTypes }
})
