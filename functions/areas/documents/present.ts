import type { Standing } from '#contract/documents/document-card.ts'
import type { DocumentInfo, DocumentMetadata, Translation } from '#contract/documents/document-metadata.ts'
import type { TrackingState } from '#contract/documents/tracking-state.ts'
import type { SchemaType } from '#contract/endpoint/lazy-schema.ts'
import type { PointSummary } from '#functions/areas/points/summarize-points.ts'
import { cardOf, supplementsOf } from '#library/card.ts'
import { mayDownload, mayPreview, mayRead, mayTrack, readingOfDocument } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { namedPublishersOf } from '#library/document/joint-publishers.ts'
import type { LibraryDocument, StoredRecord } from '#library/document/library-document.ts'
import { wholeDateOrEmpty } from '#library/document/publication-date.ts'
import { UNCITED } from '#library/document/uncited.ts'
import { assetsOf } from '#library/files/asset-id.ts'
import { fileVersionsOf, pdfVersionsOf } from '#library/files/file-versions.ts'
import { inForce } from '#library/links/editions.ts'
import type { Links } from '#library/links/link-documents.ts'
import { isDraftEntry } from '#library/links/member.ts'
import type { NameEntry } from '#library/links/name-entry.ts'
import { namesOf } from '#library/links/names.ts'
import { standardNameOfFamily } from '#library/links/naming/standard-name.ts'
import type { AllLinks } from '#library/reading/read-links.ts'
import type { Actor } from '#people/actor.ts'
import { tenants } from '#tenants/index.ts'
import { hasDetailsByPublisher } from './policy.ts'
import { tabsOf } from './tabs-of.ts'

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

function presentEdition(entry: NameEntry, standing: Standing | undefined): DocumentMetadata['versions'][number] {
  return {
    id: entry.contentCode,
    designationNo: entry.designation,
    contentCode: entry.contentCode,
    status: inForce(entry.status) ? 'Active' : 'Historical',
    ...(standing && { standing }),
    ...(entry.date && { date: entry.date }),
    ...(isDraftEntry(entry) && { draft: true as const }),
    ...(entry.member?.read === 'here' && { hasText: true as const }),
    publisherCode: entry.publisher,
  }
}

/** The family by which the tracker knows a document: its own, or that of its parent where it is filed as a family of its own. */
function familyOf(record: StoredRecord): string {
  const { standard } = namesOf(record)
  return standardNameOfFamily(record.family) === standard ? record.family : standard
}

/** Presents everybody who publishes a text, each once. */
function presentPublishers({ record, sources }: JoinedDocument): DocumentMetadata['publishers'] {
  const held = new Map(sources.map(({ publisherCode, publisherName }) => [publisherCode, publisherName]))
  for (const { code, name } of namedPublishersOf(record, [...held.keys()])) held.set(code, name)
  return [...held].map(([publisherCode, publisherName]) => ({ publisherCode, publisherName }))
}

/** Whoever metadata are presented to, what they keep of the document, and the names of its classes. */
interface Reader {
  readonly actor: Pick<Actor, 'tenant' | 'drmView' | 'account'>
  /** id of their favourite of it */
  readonly favorite?: string
  readonly tracking?: TrackingState
  readonly icsNames: ReadonlyMap<string, string>
  /** compass points on the document; undefined for those who have none at all */
  readonly points: PointSummary | undefined
}

export function presentMetadata(
  document: JoinedDocument,
  links: AllLinks & { readonly isCited: boolean },
  { actor, favorite, tracking, icsNames, points }: Reader,
): DocumentMetadata {
  const { contentCode, record, publisher, files } = document
  const { pdfs, htmls } = assetsOf(document)
  const { standing } = links.standings[0]
  const replacement = standing.is === 'superseded' || standing.is === 'withdrawn' ? standing.by : undefined
  const open = mayRead(actor, document)
  const hasPdf = files.pdf !== undefined && pdfs.length > 0
  const hasText = hasPdf || htmls.length > 0
  const seesPoints = points !== undefined && points.settings['pdf-view-setting'].view !== 'None'
  return {
    contentCode,
    contentId: contentCode,
    family: familyOf(record),
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
    standing,
    sources: document.sources.map(({ publisherCode, designation }) => ({ publisherCode, designationNo: designation })),
    publishers: presentPublishers(document),
    ...(favorite !== undefined && { contentFavorite: favorite }),
    ...(tracking && { tracking }),
    replacedByContentCode: replacement?.contentCode ?? '',
    replacedByFamilyValue: replacement?.designationNo ?? '',
    dates: {
      ...(record.publishDate && { published: record.publishDate }),
      ...(record.publishedOnlineDate && { publishedOnline: record.publishedOnlineDate }),
      ...(record.lastUpdateDate && { updated: record.lastUpdateDate }),
      ...(record.withdrawnDate && { withdrawn: record.withdrawnDate }),
    },
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
    pdfVersions: pdfVersionsOf(document),
    htmlVersions: fileVersionsOf(htmls, true, record.status),
    versions: links.editions.map((entry) => presentEdition(entry, links.standingOfCode(entry.contentCode))),
    translations: links.translations.map(presentTranslation),
    supplements: supplementsOf(links.supplements),
    relations: links.relations.map(({ relation, designation, contentCode }) => ({ relation, designation, contentCode })),
    committees: [...record.committees],
    ics: [...record.ics],
    icsNames: record.ics.map((code) => icsNames.get(code) ?? ''),
    keywords: [...record.keywords],
    tabs: tabsOf(document, {
      open,
      supplemented: links.supplements.length > 0,
      cited: links.isCited,
      courses: tenants[actor.tenant].shown.elearning !== undefined,
      points:
        (open && hasText && seesPoints) || (points !== undefined && (points.active || points.inactive || points.proposed > 0)),
    }),
    hasActivatedCompassPoint: points?.active ?? false,
    hasDeactivatedCompassPoint: points?.inactive ?? false,
    proposedCompassPoints: points?.proposed ?? 0,
    ...(points && { compassPointSettings: points.settings }),
    ...(record.details && { additionalDetails: hasDetailsByPublisher(document) ? ('publisher' as const) : ('type' as const) }),
    video: open && files.videos?.length ? 'Y' : 'N',
    citationArticleTypeExclude: [...UNCITED],
    access: readingOfDocument(actor, document),
    ...(mayPreview(actor, document) && { preview: true as const }),
  }
}
