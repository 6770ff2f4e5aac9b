import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { inForce } from './links/editions.ts'
import { documentOfName, type Links, linkDocuments } from './links/link-documents.ts'
import type { NameEntry } from './links/name-entry.ts'
import { nameOf, relatedNames } from './links/names.ts'
import { readDocuments, readNames } from './store.ts'

/** documents; a chain of replacements is followed no further */
const MAX_REPLACEMENT_STEPS = 5

interface Related {
  readonly relation: string
  readonly designation: string
  readonly contentCode?: string
}

export interface AllLinks extends Links {
  /** the document that replaces it: one in force, else the last of the chain; a designation alone where the library has none */
  readonly replacement?: Pick<NameEntry, 'designation'> & Partial<NameEntry>
  readonly relations: readonly Related[]
}

export async function readLinks(table: Table, tenant: Tenant, document: LibraryDocument): Promise<Links> {
  return linkDocuments(await readNames(table, tenant, relatedNames(document.record)))(document)
}

async function documentsOfNames(
  table: Table,
  tenant: Tenant,
  designations: readonly string[],
): Promise<Map<string, NameEntry | undefined>> {
  const pages = await readNames(table, tenant, [...new Set(designations.map(nameOf))])
  return new Map(designations.map((designation) => [designation, documentOfName(pages.get(nameOf(designation)))]))
}

async function replacementOf(
  table: Table,
  tenant: Tenant,
  document: LibraryDocument,
  { editions }: Links,
): Promise<AllLinks['replacement']> {
  const seen = new Set([document.contentCode])
  let designation = document.record.replacedBy
  let found: AllLinks['replacement'] = designation ? { designation } : undefined
  for (let step = 0; designation && step < MAX_REPLACEMENT_STEPS; step++) {
    const entry: NameEntry | undefined = (await documentsOfNames(table, tenant, [designation])).get(designation)
    if (!entry || seen.has(entry.contentCode)) break
    found = entry
    if (inForce(entry.status)) break
    seen.add(entry.contentCode)
    const items = await readDocuments(table, tenant, [entry.contentCode])
    designation = items.get(entry.contentCode)?.document?.record.replacedBy
  }
  if (found || inForce(document.record.status)) return found
  return editions.find((entry) => inForce(entry.status))
}

/** Reads all relations that a document's own page shows; one without a content code is not in the library. */
export async function readAllLinks(table: Table, tenant: Tenant, document: LibraryDocument): Promise<AllLinks> {
  const { record, contentCode } = document
  const links = await readLinks(table, tenant, document)
  const named: Related[] = [
    ...(record.supplementTo ? [{ relation: 'supplementTo', designation: record.supplementTo }] : []),
    ...record.relations.map(({ type, designation }) => ({ relation: type, designation })),
  ]
  const meanings = await documentsOfNames(
    table,
    tenant,
    named.map(({ designation }) => designation),
  )
  const forward = named.map((related) => {
    const code = meanings.get(related.designation)?.contentCode
    return code === contentCode ? related : { ...related, contentCode: code }
  })
  const back = links.replaces.map((entry) => ({
    relation: 'replaces',
    designation: entry.designation,
    contentCode: entry.contentCode,
  }))
  const shown = new Set(forward.map((related) => related.contentCode))
  const relations = [...forward, ...back.filter((related) => !shown.has(related.contentCode))]
  return { ...links, relations, replacement: await replacementOf(table, tenant, document, links) }
}
