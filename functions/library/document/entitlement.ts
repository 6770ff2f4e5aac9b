import type { Reading } from '#contract/documents/document-card.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Holdings, isOpenTo, NO_HOLDINGS } from '#entitlement/holdings.ts'
import type { SearchCard } from '#finding/indexed-document.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'
import type { JoinedDocument } from './joined-document.ts'
import { type LibraryDocument, objectsOf } from './library-document.ts'

/** Opens the text to those whose account holds any record of it; its metadata are open to everybody of the tenant. */
export function mayRead({ account }: Pick<Actor, 'account'>, { opens }: Pick<JoinedDocument, 'opens'>): boolean {
  return isOpenTo(account, opens)
}

/** Opens an object by both: its key must be of the document, and the entitlement must open the document. */
export function opensFile({ account }: Pick<Actor, 'account'>, document: JoinedDocument, key: string): boolean {
  return objectsOf(document).includes(key) && isOpenTo(account, document.opens)
}

/** An outside publisher's documents are read there. */
export function hasFilesHere({ publisher }: Pick<LibraryDocument, 'publisher'>): boolean {
  return publisher.type !== 'CPP'
}

export function isDownloadable(document: LibraryDocument): boolean {
  const { record, files } = document
  return record.downloadable && !record.drm && hasFilesHere(document) && files.pdf !== undefined
}

export function mayDownload(actor: Pick<Actor, 'drmView'>, document: LibraryDocument): boolean {
  return !actor.drmView && isDownloadable(document)
}

/** Types of documents that are filed with ASTM's standards and are none. */
const NO_STANDARD = /research.report|supplement|adjunct|amendment|corrigendum|errat/i

/** ASTM's documents can be tracked if they are standards not classified RL, or translations. Every other publisher's can. */
export function mayTrack({ record }: Pick<LibraryDocument, 'record'>): boolean {
  if (record.publisher !== 'ASTM') return true
  if (record.translationOf || /translated/i.test(record.documentType)) return true
  if (record.supplementTo || NO_STANDARD.test(record.documentType)) return false
  return (record.contentType === 'ASTM_STANDARDS' || /^standard$/i.test(record.documentType)) && record.classification !== 'RL'
}

/** Tells how somebody can read a document: from its records and files alone. */
export function readingOfDocument(actor: Pick<Actor, 'account'>, document: JoinedDocument): SchemaType<typeof Reading> {
  const { pdf, html } = document.files
  if (!hasFilesHere(document)) return 'outside'
  if (!pdf && !html) return 'record'
  return mayRead(actor, document) ? 'open' : 'subscription'
}

type Previewer = Pick<Actor, 'tenant' | 'account' | 'drmView'>

/** The tenant's page says so, and neither the text nor the reader is protected. */
const showsBeginning = ({ tenant, drmView }: Previewer, { record }: LibraryDocument): boolean =>
  tenants[tenant].preview && !record.drm && !drmView

/** Shows the beginning of a text to those to whom the text is closed: where the tenant's page says so, and never of a protected one. */
export function mayPreview(actor: Previewer, document: JoinedDocument): boolean {
  return showsBeginning(actor, document) && readingOfDocument(actor, document) === 'subscription'
}

/** Opens an object for a preview by both, too: its key must be of the document, and its beginning must be shown. */
export function previewsFile(actor: Previewer, document: JoinedDocument, key: string): boolean {
  return objectsOf(document).includes(key) && hasFilesHere(document) && showsBeginning(actor, document)
}

/** Tells of a hit whether the account holds its text, as `mayRead` does of the document. */
export function opensCard({ account }: Pick<Actor, 'account'>, card: SearchCard): boolean {
  const publishers = (card.publishers ?? [card.publisherCode]) as readonly string[]
  return isOpenTo(account, { publishers, collections: (card.collections ?? []) as readonly string[] })
}

/** Tells how somebody can read a hit before they open it. */
export function readingOf(actor: Pick<Actor, 'account'>, card: SearchCard): SchemaType<typeof Reading> {
  if (card.publisherTypeCode === 'CPP') return 'outside'
  if (card.recordOnly) return 'record'
  return opensCard(actor, card) ? 'open' : 'subscription'
}

/** Holdings that decide what a reader may open; none without an account. */
export function openedTo({ account }: Pick<Actor, 'account'>): Holdings {
  return account ? { publishers: account.publishers, collections: account.collections } : NO_HOLDINGS
}

/** Full texts whose words a search of somebody finds: those open to them, unless the tenant's page says all (decision 26). */
const textsFor = (actor: Pick<Actor, 'tenant' | 'account'>): SearchScope['texts'] =>
  tenants[actor.tenant].searchClosedTexts ? 'all' : openedTo(actor)

/** Scope of a search that nobody's rights matter to, as it has no words: every record of a tenant, and no text. */
export const recordsOf = (tenant: Tenant): SearchScope => ({ tenant, documents: 'all', texts: NO_HOLDINGS })

/** Scope of the all-content search: every document of the tenant. */
export function allContent(actor: Pick<Actor, 'tenant' | 'account'>): SearchScope {
  return { tenant: actor.tenant, documents: 'all', texts: textsFor(actor) }
}

/** Scope of the account's holdings; empty without an account. */
export function entitledContent(actor: Pick<Actor, 'tenant' | 'account'>): SearchScope {
  return { tenant: actor.tenant, documents: openedTo(actor), texts: textsFor(actor) }
}

/** The widest scope that somebody may search: with protected viewing that is the subscribed content. */
export function findableContent(actor: Pick<Actor, 'tenant' | 'account' | 'drmView'>): SearchScope {
  return actor.drmView ? entitledContent(actor) : allContent(actor)
}
