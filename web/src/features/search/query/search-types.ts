import type { TenantConfig } from '#contract/tenant.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { ContentScope } from '#web/lib/paths.ts'
import { STYPES, type SType } from './search-url.ts'

/** Place that a search runs in: all content, subscribed content, or meanings. */
export type SearchPlace = ContentScope | 'semantic'

type Configuration = TenantConfig['search-types-configuration']

/** Configuration and rights that decide which searches a person has. */
export interface SearchRules {
  readonly configuration: Configuration
  /** the account has protected viewing: all content is closed to it */
  readonly drm: boolean
  /** the account may search by meaning */
  readonly semantic: boolean
}

type Label = MessageKey | (string & {})

export interface TypeChoice {
  readonly stype: SType
  readonly label: Label
}

/** Lists the search types of a scope that the tenant enables: everything, keywords, designations. */
export function searchTypes(configuration: Configuration, scope: ContentScope): TypeChoice[] {
  const codes = { A: scope === 'all' ? 'ALL' : 'MYSUBSCRIPTION', K: 'K', D: 'D' } as const
  return STYPES.flatMap((stype): TypeChoice[] => {
    const found = configuration.find(({ code, enabled }) => enabled && code === codes[stype])
    return found ? [{ stype, label: stype === 'A' ? 'search.type.A' : found.key }] : []
  })
}

export const SEMANTIC = 'SEMANTICSEARCH'

/** Lists the choices of the search box: the types of its scope, and meaning for accounts that have it. */
export function typeChoices(
  { configuration, semantic }: SearchRules,
  scope: ContentScope,
): { readonly value: SType | typeof SEMANTIC; readonly label: Label }[] {
  const types = searchTypes(configuration, scope).map(({ stype, label }) => ({ value: stype, label }))
  if (!semantic) return types
  const found = configuration.find(({ code }) => code === SEMANTIC)
  return [...types, { value: SEMANTIC, label: found?.key ?? 'tenants.searchType.SEMANTICSEARCH' }]
}

/** Lists the scopes a person may search. Subscribed content is searched as a whole or not at all. */
export function openScopes({ configuration, drm }: SearchRules): ContentScope[] {
  const open: readonly ContentScope[] = drm ? ['subscribed'] : ['all', 'subscribed']
  return open.filter((scope) => searchTypes(configuration, scope).some(({ stype }) => stype === 'A' || scope === 'all'))
}

/** Corrects a place or a type that the person does not have. Undefined: nothing can be searched. */
export function correctSearch(
  rules: SearchRules,
  place: SearchPlace,
  stype: SType | undefined,
): { readonly place: SearchPlace; readonly stype?: SType } | undefined {
  if (place === 'semantic' && rules.semantic) return { place }
  const open = openScopes(rules)
  const wanted = place === 'semantic' ? { scope: 'all', stype: 'A' } : { scope: place, stype }
  const scope = open.find((one) => one === wanted.scope) ?? open[0]
  if (!scope) return rules.semantic ? { place: 'semantic' } : undefined
  const types = searchTypes(rules.configuration, scope)
  return { place: scope, stype: (types.find((type) => type.stype === wanted.stype) ?? types[0])?.stype }
}
