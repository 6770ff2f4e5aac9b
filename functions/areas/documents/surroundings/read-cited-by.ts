import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import { citedNames } from '#library/links/citations.ts'
import { namesOf } from '#library/links/names.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readCiting } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'

const MAX_NAMES = 5
/** names of all records of a text together */
const MAX_ALL_NAMES = 12
const MAX_CITING = 50
/** Most documents that are cited have a citing one among the first. */
const FIRST_READ = 5

interface CitingContext {
  readonly actor: Actor
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'table'>
}

interface Citing {
  /** names by which the document can be meant */
  readonly names: readonly string[]
  readonly codes: readonly string[]
}

async function listCiting(document: JoinedDocument, { tenant, ports }: CitingContext): Promise<Citing> {
  const all = document.records.map(namesOf)
  const names = [...new Set(all.flatMap(({ is, family }) => [...is.slice(0, MAX_NAMES), family]))].slice(0, MAX_ALL_NAMES)
  const pages = await Promise.all(names.map((name) => readCiting(ports.table, tenant, name, MAX_CITING)))
  const codes = codesOfText(document)
  return { names, codes: [...new Set(pages.flat())].filter((code) => !codes.includes(code)).slice(0, MAX_CITING) }
}

/** Reads those of the documents whose citing the account may know of. */
async function readKnown({ names, codes }: Citing, { actor, tenant, ports }: CitingContext): Promise<JoinedDocument[]> {
  if (codes.length === 0) return []
  const citing = await readJoinedDocuments(ports.table, tenant, codes)
  const known = new Map([...citing.values()].map((one) => [one.contentCode, one]))
  return [...known.values()].filter((one) => {
    const cited = citedNames(one, { text: mayRead(actor, one) })
    return names.some((name) => cited.has(name))
  })
}

/**
 * Reads the documents that refer to a document or its standard. One whose text alone says so is left out where that text is not
 * open to the account.
 */
export async function readCitedBy(document: JoinedDocument, context: CitingContext): Promise<JoinedDocument[]> {
  return readKnown(await listCiting(document, context), context)
}

/** Tells whether `readCitedBy` finds any document. */
export async function isCited(document: JoinedDocument, context: CitingContext): Promise<boolean> {
  const { names, codes } = await listCiting(document, context)
  for (const some of batchesOf(codes, FIRST_READ)) if ((await readKnown({ names, codes: some }, context)).length > 0) return true
  return false
}
