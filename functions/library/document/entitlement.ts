import type { Reading } from '#contract/documents/document-card.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import { isOpenTo, NO_HOLDINGS } from '#entitlement/holdings.ts'
import type { SearchCard } from '#finding/indexed-document.ts'
import type { SearchScope } from '#finding/intent.ts'
import type { Actor } from '#people/actor.ts'
import type { HeldDocument } from './held-document.ts'
import type { LibraryDocument } from './library-document.ts'

/** Opens the text to those whose account holds any record of it; its metadata are open to everybody of the tenant. */
export function mayRead({ account }: Pick<Actor, 'account'>, { opens }: Pick<HeldDocument, 'opens'>): boolean {
  return isOpenTo(account, opens)
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
export function readingOfDocument(actor: Pick<Actor, 'account'>, document: HeldDocument): SchemaType<typeof Reading> {
  const { pdf, html } = document.files
  if (!hasFilesHere(document)) return 'outside'
  if (!pdf && !html) return 'record'
  return mayRead(actor, document) ? 'open' : 'subscription'
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

/** Scope of the all-content search: every document of the tenant. */
export function allContent({ tenant }: Pick<Actor, 'tenant'>): SearchScope {
  return { tenant, documents: 'all' }
}

/** Scope of the account's holdings; empty without an account. */
export function entitledContent({ tenant, account }: Pick<Actor, 'tenant' | 'account'>): SearchScope {
  return { tenant, documents: account ? { publishers: account.publishers, collections: account.collections } : NO_HOLDINGS }
}

/** The widest scope that somebody may search: with protected viewing that is the subscribed content. */
export function findableContent(actor: Pick<Actor, 'tenant' | 'account' | 'drmView'>): SearchScope {
  return actor.drmView ? entitledContent(actor) : allContent(actor)
}
