import type { ListedDocument } from '#contract/documents/document-card.ts'
import type { Tenant } from '#contract/tenant.ts'
import { mayTrack } from '../document/entitlement.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { chooseEdition } from '../links/choose-edition.ts'
import { linkStandards } from '../links/link-standards.ts'
import { namesOf } from '../links/names.ts'
import { standardNameOfFamily } from '../links/naming/standard-name.ts'
import { readNames, type TableReader } from '../store.ts'
import { findListed } from './find-listed.ts'
import { readExisting } from './read-joined-documents.ts'

/** A standard that somebody tracks. Its documents come and go; its name stays. */
export interface FollowedFamily {
  readonly name: string
  /** the document from which tracking began */
  readonly contentCode: string
}

/** Name under which a family is tracked, of its text or of a name that it was tracked under in an earlier release. */
export const followedName = (family: string): string => standardNameOfFamily(family)

/** The standard to track for a document; undefined where its kind cannot be tracked. */
export function followedFamilyOf({ contentCode, record }: LibraryDocument): (FollowedFamily & { publisher: string }) | undefined {
  if (!mayTrack({ record })) return undefined
  return { name: namesOf(record).standard, contentCode, publisher: record.publisher }
}

/**
 * Returns a function that names the standard which somebody tracks: that of the document from which tracking began, whatever it
 * is called by now; the name that was tracked where the library no longer has the document.
 */
export async function standardsTracked(
  table: TableReader,
  tenant: Tenant,
  families: readonly FollowedFamily[],
): Promise<(family: FollowedFamily) => string> {
  const codes = families.map(({ contentCode }) => contentCode)
  return standardIn(await readExisting(table, tenant, codes))
}

const standardIn =
  (origins: ReadonlyMap<string, LibraryDocument>) =>
  ({ name, contentCode }: FollowedFamily): string => {
    const origin = origins.get(contentCode)
    return origin ? namesOf(origin.record).standard : followedName(name)
  }

/** Lists the codes of all documents of each standard, the one that represents it first; none where the library no longer has any. */
export async function listFollowed(
  table: TableReader,
  tenant: Tenant,
  families: readonly FollowedFamily[],
  day: string,
): Promise<string[][]> {
  const origins = await readExisting(
    table,
    tenant,
    families.map(({ contentCode }) => contentCode),
  )
  const names = families.map(standardIn(origins))
  const pages = await readNames(table, tenant, [...new Set(names)])
  const placed = linkStandards(pages, day)
  // The document from which tracking began may be gone: any other one of the standard leads to it.
  const anyOf = await readExisting(
    table,
    tenant,
    names.flatMap((name) => (pages.get(name) ?? []).find(({ member }) => member)?.contentCode ?? []),
  )
  return families.map(({ contentCode }, at) => {
    const page = pages.get(names[at] as string) ?? []
    const member = page.find(({ member }) => member)
    const document = origins.get(contentCode) ?? (member && anyOf.get(member.contentCode))
    if (!document) return []
    const { standard } = placed(document)
    return [...new Set([standard.row, ...standard.texts].flat().map((one) => one.contentCode))]
  })
}

/** Finds the document that represents each standard, in their order; undefined where the library no longer has one. */
export async function findFollowed(
  table: TableReader,
  tenant: Tenant,
  families: readonly FollowedFamily[],
  day: string,
): Promise<(ListedDocument | undefined)[]> {
  const codes = (await listFollowed(table, tenant, families, day)).map(([first]) => first ?? '')
  const listed = await findListed(table, tenant, codes)
  return codes.map((code) => listed.get(code))
}

/** Finds the content code of the document with this name, or of the edition in force where a family has it. */
export async function findCodeByName(table: TableReader, tenant: Tenant, name: string): Promise<string | undefined> {
  return chooseEdition((await readNames(table, tenant, [name])).get(name) ?? [], {})?.contentCode
}
