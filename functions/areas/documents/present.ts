import type { DocumentInfo, DocumentMetadata, FileVersion, Translation } from '#contract/document-metadata.ts'
import type { SchemaType } from '#contract/lazy-schema.ts'
import { cardOf, supplementsOf } from '#library/card.ts'
import { mayDownload, mayTrack, readingOfDocument } from '#library/document/entitlement.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { wholeDateOrEmpty } from '#library/document/publication-date.ts'
import { type Asset, assetsOf } from '#library/files/asset-id.ts'
import { inForce } from '#library/links/editions.ts'
import type { Links } from '#library/links/link-documents.ts'
import type { NameEntry } from '#library/links/name-entry.ts'
import type { AllLinks } from '#library/read-links.ts'
import type { Actor } from '#people/actor.ts'

export function presentTranslation(entry: NameEntry): SchemaType<typeof Translation> {
  return {
    displayCode: entry.language.toUpperCase(),
    language: entry.language,
    contentCode: entry.contentCode,
    contentId: entry.contentCode,
  }
}

export function presentInfo(document: LibraryDocument, links: Links): SchemaType<typeof DocumentInfo> {
  return {
    ...cardOf(document, links),
    contentId: document.contentCode,
    contentAccessURL: document.record.accessUrl ?? '',
  }
}

function presentEdition(entry: NameEntry): DocumentMetadata['versions'][number] {
  return {
    id: entry.contentCode,
    designationNo: entry.designation,
    contentCode: entry.contentCode,
    status: inForce(entry.status) ? 'Active' : 'Historical',
    publisherCode: entry.publisher,
  }
}

/** Presents the files of one kind. The first one is the document's present file, if `own`; the others are former ones. */
function presentFiles(assets: readonly Asset[], own: boolean, status: string): SchemaType<typeof FileVersion>[] {
  return assets.map(({ assetId }, index) => ({ assetId, status: own && index === 0 ? status : 'Historical', index }))
}

export function presentMetadata(
  document: LibraryDocument,
  links: AllLinks,
  actor: Pick<Actor, 'drmView' | 'account'>,
): DocumentMetadata {
  const { contentCode, record, publisher, files } = document
  const { pdfs, htmls } = assetsOf(document)
  const hasPdf = files.pdf !== undefined && pdfs.length > 0
  return {
    contentCode,
    contentId: contentCode,
    family: record.family,
    title: record.title,
    description: record.description,
    designation: record.designation,
    designationNo: record.designation,
    displayDesignation: record.designation,
    documentType: record.documentType,
    publisherCode: publisher.code,
    publisherName: publisher.name,
    publisherTypeCode: publisher.type,
    organizationId: publisher.code,
    assetId: record.sourceId ?? contentCode.slice(contentCode.indexOf('|') + 1),
    assetType: hasPdf ? 'PDF' : htmls.length ? 'HTML' : '',
    contentType: record.contentType,
    classification: record.classification,
    edition: record.edition,
    status: record.status,
    replacedByContentCode: links.replacement?.contentCode ?? '',
    replacedByFamilyValue: links.replacement?.designation ?? '',
    lastUpdateDate: wholeDateOrEmpty(record.lastUpdateDate),
    publishedDate: wholeDateOrEmpty(record.publishDate),
    publishedOnlineDate: wholeDateOrEmpty(record.publishedOnlineDate),
    withdrawnDate: wholeDateOrEmpty(record.withdrawnDate),
    languageCode: record.language,
    contentAccessURL: record.accessUrl ?? '',
    downloadable: mayDownload(actor, document),
    allowToTrack: mayTrack(document),
    allowToFavorite: true,
    drm: record.drm,
    pageCount: hasPdf ? (files.pdf?.pageCount ?? 0) : 0,
    pdfVersions: presentFiles(pdfs, hasPdf, record.status),
    htmlVersions: presentFiles(htmls, true, record.status),
    versions: links.editions.map(presentEdition),
    translations: links.translations.map(presentTranslation),
    supplements: supplementsOf(links.supplements),
    relations: links.relations.map(({ relation, designation, contentCode }) => ({ relation, designation, contentCode })),
    committees: [...record.committees],
    ics: [...record.ics],
    keywords: [...record.keywords],
    tabs: [...(hasPdf ? (['PDF'] as const) : []), ...(htmls.length ? (['HTML'] as const) : [])],
    access: readingOfDocument(actor, document),
  }
}
