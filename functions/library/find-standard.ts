import type { Tenant } from '#contract/tenant.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { namesOf } from './links/names.ts'
import { type Standard, standardOf, type Twins, twinsOf } from './links/standard.ts'
import { readNames, type TableReader } from './store.ts'

/** A document's standard, and the records of its text. */
export interface StandardOfDocument {
  readonly standard: Standard
  readonly twins: Twins
}

/** Finds the standard of a document; undefined for one that was saved before standards were told apart. */
export async function findStandard(
  table: TableReader,
  tenant: Tenant,
  { contentCode, record }: LibraryDocument,
): Promise<StandardOfDocument | undefined> {
  const { standard: name } = namesOf(record)
  const page = (await readNames(table, tenant, [name])).get(name) ?? []
  const standard = standardOf(page)
  const twins = standard && twinsOf(standard, contentCode)
  return standard && twins && { standard, twins }
}
