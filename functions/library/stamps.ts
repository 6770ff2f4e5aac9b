import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import type { LibraryRecord } from './document/record.ts'
import { readSources } from './store.ts'

type Sourced = Pick<LibraryRecord, 'sourceId' | 'publisher' | 'designation' | 'language' | 'translationOf'>

/** The key that identifies a record within its tenant: the source's own id, or its designation. */
export function sourceKey({ sourceId, publisher, designation, language, translationOf }: Sourced): string {
  if (sourceId) return sourceKeyOf(publisher, sourceId)
  return `${publisher}||${designation}${translationOf ? `|${language}` : ''}`
}

export function sourceKeyOf(publisher: string, sourceId: string): string {
  return `${publisher}|${sourceId}`
}

/** Reads the stamps of completely saved documents, in the order of the source keys. */
export async function stampsOf(
  { table }: Pick<Ports, 'table'>,
  tenant: Tenant,
  sourceKeys: readonly string[],
): Promise<(string | undefined)[]> {
  const sources = await readSources(table, tenant, sourceKeys)
  return sourceKeys.map((key) => sources.get(key)?.stamp || undefined)
}
