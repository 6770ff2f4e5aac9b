import type { IndexedDocument } from '#finding/indexed-document.ts'

/** A document of the search index with the fields that a test needs. */
export function searchDocument(id: string, given: Partial<IndexedDocument> = {}): IndexedDocument {
  const document = {
    id,
    designation: id,
    otherDesignations: [],
    title: '',
    otherTitles: [],
    description: '',
    keywords: [],
    publisher: 'ISO',
    collections: [],
    family: id,
    current: true,
    date: '2020-01-01',
    facets: {},
    pages: [],
    ...given,
  }
  return { card: { title: document.title, description: document.description }, ...document }
}
