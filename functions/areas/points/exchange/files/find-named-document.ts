import type { ImportedPoint } from '#contract/points/point-exchange.ts'
import type { Tenant } from '#contract/tenant.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { TableReader } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import { tenantOfHost } from '#tenants/index.ts'
import { cutText } from '#text/cut.ts'
import { listNamed, nameOfHref, titleOf } from './named-file.ts'

const MAX_SHOWN = 255
/** Limit of documents with one name; of more none is meant. */
const MAX_NAMED = 50

interface Asking {
  readonly table: TableReader
  readonly tenant: Tenant
  readonly actor: Actor
  /** origin of the tenant's site */
  readonly origin: string
}

/** The document of a file, or why there is none and what was looked for. */
type NamedDocument =
  | { readonly document: JoinedDocument }
  | { readonly lookedFor: string; readonly reason: NonNullable<ImportedPoint['reason']> }

/** Code of a document in an address of this site, by any of its hosts. Addresses of other sites name files at most. */
function codeOfAddress(href: string, { tenant, origin }: Pick<Asking, 'tenant' | 'origin'>): string | undefined {
  const url = URL.parse(href)
  const isHere = url !== null && (url.origin === origin || tenantOfHost(url.host) === tenant)
  return isHere ? (url.searchParams.get('contentcode') ?? undefined) : undefined
}

/** Finds the document on whose PDF annotations were made, by the name or address that their file gives: it has to be exactly one that the person may read. */
export async function findNamedDocument(href: string, asking: Asking): Promise<NamedDocument> {
  const { table, tenant, actor } = asking
  const code = codeOfAddress(href, asking)
  const name = nameOfHref(href)
  if (code === undefined && name === '') return { reason: 'file-unnamed', lookedFor: '' }
  const lookedFor = cutText(code ?? name, MAX_SHOWN)
  const codes = code === undefined ? await listCodes(table, tenant, titleOf(name)) : [code]
  if (codes.length > MAX_NAMED) return { reason: 'several-documents', lookedFor }
  const joined = [...(await readJoinedDocuments(table, tenant, codes)).values()]
  const texts = new Map(joined.map((document) => [document.contentCode, document]))
  const open = [...texts.values()].filter((document) => mayRead(actor, document))
  const [document] = open
  if (document && open.length === 1) return { document }
  const reason = open.length > 1 ? 'several-documents' : texts.size > 0 ? 'not-entitled' : 'content-not-found'
  return { reason, lookedFor }
}

/** Codes of the documents that a title names: those that have the name, else the editions of it. */
async function listCodes(table: TableReader, tenant: Tenant, title: string): Promise<string[]> {
  const entries = title === '' ? [] : await listNamed(table, tenant, title)
  const named = entries.filter(({ roles }) => roles.includes('is'))
  return (named.length > 0 ? named : entries).map(({ contentCode }) => contentCode)
}
