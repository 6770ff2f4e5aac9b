import type { Tenant } from '#contract/tenant.ts'
import type { NamePages } from '../links/name-entry.ts'
import { MAX_READS, namesBeyond } from '../links/other-standards.ts'
import { readNames, type TableReader } from '../store.ts'

/**
 * Reads the entries of names, and of those that decide the standings of what has them: of the standards of these entries, and of
 * what took their place. Pages that are known already are read no more.
 */
export async function readRelated(
  table: TableReader,
  tenant: Tenant,
  names: Iterable<string>,
  known: NamePages = new Map(),
): Promise<NamePages> {
  const pages = new Map(known)
  let missing = [...new Set(names)].filter((name) => !pages.has(name))
  for (let read = 0; missing.length > 0; read++) {
    const next = await readNames(table, tenant, missing)
    for (const [name, entries] of next) pages.set(name, entries)
    missing = read < MAX_READS ? [...namesBeyond(next)].filter((name) => !pages.has(name)) : []
  }
  return pages
}
