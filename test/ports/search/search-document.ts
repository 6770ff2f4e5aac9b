import type { IndexedDocument } from '#finding/indexed-document.ts'
import { indexedWordOf } from '#finding/ranking/indexed-word.ts'

type Standing = Pick<IndexedDocument, 'standsFor' | 'precedence' | 'standing' | 'publishers' | 'collections'>

/** Fields that follow from being current or not, for documents of a single publisher. */
export const standingOf = ({
  current = true,
  publisher = 'ISO',
  precedence = current ? 0 : 3,
}: Partial<IndexedDocument>): Standing => ({
  standsFor: current ? 'standard' : 'edition',
  precedence,
  standing: indexedWordOf(precedence, undefined),
  publishers: [publisher],
  collections: [],
})

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
    family: id,
    current: true,
    date: '2020-01-01',
    facets: {},
    pages: [],
    ...standingOf(given),
    ...given,
  }
  return { card: { title: document.title, description: document.description }, ...document }
}
