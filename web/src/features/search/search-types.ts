import type { TenantConfig } from '#contract/tenant.ts'
import type { MessageKey } from '#web/lib/messages.ts'
import type { SearchScope } from '#web/lib/paths.ts'
import { STYPES, type SType } from './search-url.ts'

export interface TypeChoice {
  readonly stype: SType
  readonly label: MessageKey | (string & {})
}

type Configuration = TenantConfig['search-types-configuration']

/** What the tenant lets people search in, in the order of preference: everything, words, designations. */
export function searchTypes(configuration: Configuration, scope: SearchScope): TypeChoice[] {
  const codes = { A: scope === 'all' ? 'ALL' : 'MYSUBSCRIPTION', K: 'K', D: 'D' } as const
  return STYPES.flatMap((stype): TypeChoice[] => {
    const found = configuration.find(({ code, enabled }) => enabled && code === codes[stype])
    return found ? [{ stype, label: stype === 'A' ? 'search.type.A' : found.key }] : []
  })
}

/** Where a search goes whose scope or type the tenant does not offer. Undefined: nowhere, nothing can be searched. */
export function correctSearch(configuration: Configuration, scope: SearchScope, stype: SType | undefined) {
  const other: SearchScope = scope === 'all' ? 'subscribed' : 'all'
  for (const one of [scope, other]) {
    const types = searchTypes(configuration, one)
    if (types[0]) return { scope: one, stype: types.find((type) => type.stype === stype)?.stype ?? types[0].stype }
  }
  return undefined
}
