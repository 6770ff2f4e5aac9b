import { profile } from '#contract/profile.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findPerson, personLanguageOf } from '#people/store.ts'
import { tenants } from '#tenants/index.ts'
import { findLanguage } from '#text/find-language.ts'
import { COUNTRIES, STATES } from '#text/places.ts'

/** Lists countries or states in the order of their names. States have the names by which addresses are written. */
export const listMetaData = useCase(
  profile.metaData,
  ['table'],
  async ({ type, language }, { actor, tenant, ports: { table } }) => {
    const known = language ?? personLanguageOf(tenant, await findPerson(table, tenant, actor.userId))
    const tag = findLanguage(known) ?? tenants[tenant].shown.defaultLanguage
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    const all = type === 'STATE' ? Object.entries(STATES) : COUNTRIES.map((code) => [code, names.of(code) ?? code] as const)
    const { compare } = new Intl.Collator(tag)
    return all.map(([code, value]) => ({ id: code, code, value })).sort((a, b) => compare(a.value, b.value))
  },
)
