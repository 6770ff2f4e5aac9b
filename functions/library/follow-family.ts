import type { ListedDocument } from '#contract/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import { mayTrack } from './document/entitlement.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { findListed, readExisting } from './find-listed.ts'
import { chooseEdition } from './links/choose-edition.ts'
import { currentOf } from './links/editions.ts'
import { linkDocuments } from './links/link-documents.ts'
import { namesOf } from './links/names.ts'
import { readNames, type TableReader } from './store.ts'

/** A family of documents that somebody tracks. Editions come and go; the family's name stays. */
export interface FollowedFamily {
  readonly name: string
  /** the document from which tracking began; its language selects the translation whose editions are followed */
  readonly contentCode: string
}

/** The family to track for a document; undefined where its kind cannot be tracked. */
export function followedFamilyOf({ contentCode, record }: LibraryDocument): (FollowedFamily & { publisher: string }) | undefined {
  if (!mayTrack({ record })) return undefined
  return { name: namesOf(record).family, contentCode, publisher: record.publisher }
}

/** Finds the edition in force of each family, in the order of the families; undefined where the library no longer has one. */
export async function findCurrentEditions(
  table: TableReader,
  tenant: Tenant,
  families: readonly FollowedFamily[],
): Promise<(ListedDocument | undefined)[]> {
  const pages = await readNames(table, tenant, [...new Set(families.map(({ name }) => name))])
  const linksOf = linkDocuments(pages)
  const origins = await readExisting(
    table,
    tenant,
    families.map(({ contentCode }) => contentCode),
  )
  const codeOf = ({ name, contentCode }: FollowedFamily): string | undefined => {
    const origin = origins.get(contentCode)
    if (!origin) return chooseEdition(pages.get(name) ?? [], {})?.contentCode
    return currentOf(linksOf(origin).editions)?.contentCode ?? contentCode
  }
  const codes = families.map((family) => codeOf(family) ?? '')
  const listed = await findListed(table, tenant, codes)
  return codes.map((code) => listed.get(code))
}

/** Finds the content code of the document with this name, or of the edition in force where a family has it. */
export async function findCodeByName(table: TableReader, tenant: Tenant, name: string): Promise<string | undefined> {
  return chooseEdition((await readNames(table, tenant, [name])).get(name) ?? [], {})?.contentCode
}
