import type { Tenant } from '#contract/tenant.ts'
import type { Item, Key, Table } from '#ports/table.ts'

/** Names that a library brings for itself, by value and language: of classes of the ICS by code, of document types by label. */
export interface ValueNames {
  readonly ics: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly documentTypes: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Own names in one language. */
export interface NamesInLanguage {
  readonly ics: Readonly<Record<string, string>>
  readonly documentTypes: Readonly<Record<string, string>>
}

const partition = (tenant: Tenant): string => `${tenant}#own-names`
const keyOf = (tenant: Tenant, language: string): Key => ({ pk: partition(tenant), sk: language })
const NONE: NamesInLanguage = { ics: {}, documentTypes: {} }
const MAX_LANGUAGES = 100

function namesOf(item: Item | undefined): NamesInLanguage {
  return item ? { ics: item.ics as NamesInLanguage['ics'], documentTypes: item.documentTypes as NamesInLanguage['ics'] } : NONE
}

/** Reads the tenant's own names in a language: the first of the given languages that has a name gives it. */
export async function readValueNames(
  table: Pick<Table, 'getMany'>,
  tenant: Tenant,
  languages: readonly string[],
): Promise<NamesInLanguage> {
  const items = await table.getMany(languages.map((language) => keyOf(tenant, language)))
  const names = items.map(namesOf).reverse()
  return {
    ics: Object.assign({}, ...names.map(({ ics }) => ics)),
    documentTypes: Object.assign({}, ...names.map(({ documentTypes }) => documentTypes)),
  }
}

/** Turns names by value and language into names by language and value. */
function byLanguage({
  ics,
  documentTypes,
}: ValueNames): Map<string, { ics: Record<string, string>; documentTypes: Record<string, string> }> {
  const languages = new Map<string, { ics: Record<string, string>; documentTypes: Record<string, string> }>()
  for (const [kind, values] of [
    ['ics', ics],
    ['documentTypes', documentTypes],
  ] as const)
    for (const [value, names] of Object.entries(values))
      for (const [language, name] of Object.entries(names)) {
        const found = languages.get(language) ?? { ics: {}, documentTypes: {} }
        found[kind][value] = name
        languages.set(language, found)
      }
  return languages
}

/** Replaces all own names of a tenant. Returns whether that changed any. */
export async function saveValueNames(table: Table, tenant: Tenant, names: ValueNames): Promise<boolean> {
  const { items } = await table.query({ pk: partition(tenant), limit: MAX_LANGUAGES })
  const next = byLanguage(names)
  let changed = false
  for (const [language, inLanguage] of next) {
    const old = items.find(({ sk }) => sk === language)
    if (old && JSON.stringify(namesOf(old)) === JSON.stringify(inLanguage)) continue
    await table.put({ ...keyOf(tenant, language), ...inLanguage })
    changed = true
  }
  for (const { pk, sk } of items) {
    if (next.has(sk)) continue
    await table.delete({ pk, sk })
    changed = true
  }
  return changed
}
