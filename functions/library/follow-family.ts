import type { ListedDocument } from '#contract/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import { mayTrack } from './document/entitlement.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { findListed, type Reading, readInLibrary } from './find-listed.ts'
import { chooseEdition } from './links/choose-edition.ts'
import { currentOf } from './links/editions.ts'
import { linkDocuments } from './links/link-documents.ts'
import { namesOf } from './links/names.ts'
import { readNames } from './store.ts'

/** Editions come and go: what is followed is what they have in common. */
export interface FollowedFamily {
  readonly name: string
  /** the document that it was followed from: editions of a translation are those in its language */
  readonly contentCode: string
}

/** How a document is followed; undefined where it is of a kind that nobody is told about. */
export function followedAs({ contentCode, record }: LibraryDocument): (FollowedFamily & { publisher: string }) | undefined {
  if (!mayTrack({ record })) return undefined
  return { name: namesOf(record).family, contentCode, publisher: record.publisher }
}

/** The edition in force of each family, in their order; undefined where the library has none of it any more. */
export async function findInForce(
  table: Reading,
  tenant: Tenant,
  families: readonly FollowedFamily[],
): Promise<(ListedDocument | undefined)[]> {
  const pages = await readNames(table, tenant, [...new Set(families.map(({ name }) => name))])
  const linksOf = linkDocuments(pages)
  const origins = await readInLibrary(
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

/** The document that has this name, or the edition in force of the family that has it. */
export async function findNamed(table: Reading, tenant: Tenant, name: string): Promise<string | undefined> {
  return chooseEdition((await readNames(table, tenant, [name])).get(name) ?? [], {})?.contentCode
}
