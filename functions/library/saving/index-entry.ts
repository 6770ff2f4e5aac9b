import type { FullText, IndexedDocument } from '#finding/indexed-document.ts'
import type { Facet } from '#finding/intent.ts'
import { indexedCardOf } from '../card.ts'
import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { publicationDateOf, wholeDateOrEmpty } from '../document/publication-date.ts'
import { valuePath } from '../document/value-path.ts'
import { formerTitlesOf } from '../links/former-titles.ts'
import type { Links } from '../links/link-documents.ts'
import { placeInResults } from './place-in-results.ts'
import { subjectsOf } from './subjects.ts'

const MARKUP = /<\/?(?:i|b|sub|sup)>/gi

function withoutMarkup(text: string): string {
  return text.replace(MARKUP, '')
}

/** The day that a card shows: of publication for research reports, of the last update for other documents. */
function shownDate({ documentType, lastUpdateDate, publishDate, publishedOnlineDate, year }: StoredRecord): string {
  const published = publishDate ?? publishedOnlineDate ?? year?.toString()
  return wholeDateOrEmpty(/research.report/i.test(documentType) ? published : (lastUpdateDate ?? published))
}

/** Adds the ancestors of each value: 43.020.10 is also found under 43.020 and under 43. */
function withAncestors(facet: Facet, values: readonly string[]): string[] {
  return [...new Set(values.flatMap((value) => valuePath(facet, value)))]
}

function facetsOf(record: StoredRecord): IndexedDocument['facets'] {
  return {
    // Engines add the other publishers of a joint standard, which come and go.
    publisher: [record.publisher],
    documentType: [record.documentType],
    status: [record.status],
    // The names of committees stay among the values: the refinement tree reads them from there.
    committee: [...new Set([...withAncestors('committee', record.committees), ...record.committees])],
    ics: withAncestors('ics', record.ics),
    taxonomy: withAncestors('taxonomy', record.taxonomy),
    sector: record.sectors,
    topic: record.topics,
    family: [record.family],
    language: [record.language],
    year: [publicationDateOf(record).slice(0, 4)].filter(Boolean),
  }
}

/** The search document that the index stores. */
export function searchEntryOf(document: LibraryDocument, text: FullText, links: Links): IndexedDocument {
  const { contentCode, record } = document
  return {
    id: contentCode,
    designation: record.designation,
    otherDesignations: record.otherDesignations,
    ...(record.accessUrl !== undefined && { address: record.accessUrl }),
    title: withoutMarkup(record.title),
    otherTitles: Object.values(record.titles).map(withoutMarkup),
    languages: [record.language, ...Object.keys(record.titles)],
    formerTitles: formerTitlesOf(links).map(withoutMarkup),
    texts: links.standard.texts.length,
    description: withoutMarkup(record.description),
    keywords: record.keywords,
    subjects: subjectsOf(record),
    publisher: record.publisher,
    family: record.family,
    ...placeInResults(document, links),
    date: shownDate(record),
    facets: facetsOf(record),
    ...text,
    card: indexedCardOf(document, links),
  }
}
