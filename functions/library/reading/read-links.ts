import type { Tenant } from '#contract/tenant.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { documentOfName, type Links, linkDocuments } from '../links/link-documents.ts'
import type { NameEntry } from '../links/name-entry.ts'
import { nameOf, namesOf } from '../links/names.ts'
import { relatedNames } from '../links/related-names.ts'
import { relationsOf, type StatedRelation } from '../links/relations.ts'
import { readNames, type TableReader } from '../store.ts'
import { readRelated } from './read-related.ts'

export interface AllLinks extends Links {
  /** relations outside of its standard, and to the parent of a supplement; one without a content code is not in the library */
  readonly relations: readonly StatedRelation[]
}

/** Reads what a card shows of a document's relatives, on a day. */
export async function readLinks(table: TableReader, tenant: Tenant, document: LibraryDocument, day: string): Promise<Links> {
  return linkDocuments(await readRelated(table, tenant, relatedNames(document)), day)(document)
}

/** Finds the documents that designations mean; an undated one means the edition in force. */
export async function documentsOfNames(
  table: TableReader,
  tenant: Tenant,
  designations: readonly string[],
): Promise<(designation: string) => NameEntry | undefined> {
  const pages = await readNames(table, tenant, [...new Set(designations.map(nameOf))])
  return (designation) => documentOfName(pages.get(nameOf(designation)))
}

/** Reads all relations that a document's own page shows, on a day. */
export async function readAllLinks(
  table: TableReader,
  tenant: Tenant,
  document: LibraryDocument,
  day: string,
): Promise<AllLinks> {
  const links = await readLinks(table, tenant, document, day)
  const { supplementTo, relations } = document.record
  const named = [...(supplementTo === undefined ? [] : [supplementTo]), ...relations.map(({ designation }) => designation)]
  const find = await documentsOfNames(table, tenant, named)
  return { ...links, relations: relationsOf(document.record, links, find, namesOf(document.record).is) }
}
