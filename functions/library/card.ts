import type { DocumentCard, Standing } from '#contract/documents/document-card.ts'
import type { SearchCard } from '#finding/indexed-document.ts'
import { today } from './document/day.ts'
import { mayTrack } from './document/entitlement.ts'
import { namedPublishersOf } from './document/joint-publishers.ts'
import type { LibraryDocument } from './document/library-document.ts'
import { publicationDateOf, wholeDateOrEmpty } from './document/publication-date.ts'
import type { Links } from './links/link-documents.ts'
import { type Dated, type Folded, foldedOf, holdableOf } from './links/link-standards.ts'
import type { NameEntry } from './links/name-entry.ts'

/** A card names only the newest editions; the document's own page names them all. */
const MAX_CONNECTIONS = 40

type ShownLinks = Pick<Links, 'editions' | 'translations' | 'supplements'> & Partial<Pick<Links, 'standings'>>

/** A document as lists show it. */
export function cardOf({ contentCode, record, publisher }: LibraryDocument, links: ShownLinks): DocumentCard {
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
    ...(links.standings && { standing: links.standings[0].standing }),
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
type Exceptions = {
  readonly allowToTrack?: false
  readonly downloadable?: false
  /** the library has no text of it */
  readonly recordOnly?: true
  /** codes of all publishers of a joint standard */
  readonly publishers?: readonly string[]
  /** codes of further publishers that a joint document names; they open nothing */
  readonly named?: readonly string[]
  readonly folded?: Folded
  /** standings on days to come */
  readonly later?: readonly Dated[]
}

/** Facts of a text that all its records know. */
type TextFacts = {
  readonly standing: Standing
  /** partial date of publication; absent where unknown */
  readonly date?: string
  /** collections that open it */
  readonly collections: readonly string[]
}

type IndexedCard = DocumentCard & { readonly [K in keyof (Exceptions & TextFacts)]: (Exceptions & TextFacts)[K] }

/** The card as the index stores it. Collections decide who may read the document; they never leave the server. */
export function indexedCardOf(document: LibraryDocument, links: Links): IndexedCard {
  const { twins, standsFor, standings } = links
  const [now, ...later] = standings
  const { publishers, collections } = holdableOf(links, document.record.publisher)
  const file = twins.find(({ member }) => member.read === 'here')
  const folded = standsFor === 'standard' ? foldedOf(links) : undefined
  const date = publicationDateOf(document.record)
  const named = namedPublishersOf(document.record, publishers).map(({ code }) => code)
  return {
    ...cardOf(document, links),
    standing: now.standing,
    collections,
    ...(later.length > 0 && { later }),
    ...(date && { date }),
    ...(publishers.length > 1 && { publishers }),
    ...(named.length > 0 && { named }),
    ...(folded && { folded }),
    ...(!twins.some(({ member }) => member.read) && { recordOnly: true }),
    ...(!mayTrack(document) && { allowToTrack: false }),
    ...(!file?.member.downloadable && { downloadable: false }),
  }
}

/** Standing of an indexed card today: the index may have it from an earlier day. */
export function standingToday(card: SearchCard, day = today()): Standing | undefined {
  const { standing, later = [] } = card as { readonly standing?: Standing; readonly later?: readonly Dated[] }
  return later.findLast(({ from }) => from <= day)?.standing ?? standing
}

export function supplementsOf(entries: readonly NameEntry[]): DocumentCard['supplements'] {
  return entries.map((entry) => ({
    'supplement-display-designation': entry.designation,
    'supplement-content-code': entry.contentCode,
  }))
}
