import type { DocumentCard } from '#contract/document-card.ts'
import { isDownloadable, mayTrack } from './document/entitlement.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { wholeDateOrEmpty } from './document/publication-date.ts'
import type { Links } from './links/link-documents.ts'
import type { NameEntry } from './links/name-entry.ts'

/** A card names only the newest editions; the document's own page names them all. */
const MAX_CONNECTIONS = 40

/** A document as lists show it. */
export function cardOf({ contentCode, record, publisher }: LibraryDocument, links: Links): DocumentCard {
  const others = links.editions.filter((entry) => entry.contentCode !== contentCode)
  return {
    contentCode,
    designationNo: record.designation,
    displayDesignation: record.designation,
    documentTitle: record.title,
    description: record.description,
    documentType: record.documentType,
    publisherCode: publisher.code,
    publisherName: publisher.name,
    publisherTypeCode: publisher.type,
    status: record.status,
    lastUpdateDate: wholeDateOrEmpty(record.lastUpdateDate),
    publishDate: wholeDateOrEmpty(record.publishDate),
    publishedOnlineDate: wholeDateOrEmpty(record.publishedOnlineDate),
    language: record.language,
    translations: links.translations.map((entry) => ({ language: entry.language, contentCode: entry.contentCode })),
    connections: others.slice(0, MAX_CONNECTIONS).map((entry) => ({
      designationNo: entry.designation,
      contentCode: entry.contentCode,
    })),
    supplements: supplementsOf(links.supplements),
  }
}

/** Facts that a card states only where they differ from the usual. */
type Exceptions = { readonly allowToTrack?: false; readonly downloadable?: false }

/** The card as the index stores it. Collections decide who may read the document; they never leave the server. */
export function indexedCardOf(
  document: LibraryDocument,
  links: Links,
): DocumentCard & Exceptions & { readonly collections: readonly string[] } {
  const { collections } = document.record
  return {
    ...cardOf(document, links),
    collections,
    ...(!mayTrack(document) && { allowToTrack: false }),
    ...(!isDownloadable(document) && { downloadable: false }),
  }
}

export function supplementsOf(entries: readonly NameEntry[]): DocumentCard['supplements'] {
  return entries.map((entry) => ({
    'supplement-display-designation': entry.designation,
    'supplement-content-code': entry.contentCode,
  }))
}
