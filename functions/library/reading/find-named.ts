import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import { isContentCode } from '../document/content-code.ts'
import { chooseEdition } from '../links/choose-edition.ts'
import { nameOf } from '../links/names.ts'
import { readNames, type TableReader } from '../store.ts'
import { findListed } from './find-listed.ts'

/** Finds documents by content codes or designations, of which an undated one means the current edition. */
export async function findNamed(
  table: TableReader,
  tenant: Tenant,
  entries: readonly string[],
): Promise<Map<string, ListedDocument>> {
  const designations = entries.filter((entry) => !isContentCode(entry))
  const pages = await readNames(table, tenant, [...new Set(designations.map(nameOf))])
  const codes = new Map(
    entries.flatMap((entry): [string, string][] => {
      if (isContentCode(entry)) return [[entry, entry]]
      const edition = chooseEdition(pages.get(nameOf(entry)) ?? [], {})
      return edition ? [[entry, edition.contentCode]] : []
    }),
  )
  const listed = await findListed(table, tenant, [...codes.values()])
  return new Map(
    [...codes].flatMap(([entry, code]): [string, ListedDocument][] => {
      const document = listed.get(code)
      return document ? [[entry, document]] : []
    }),
  )
}
