import type { IndexedDocument } from '#finding/indexed-document.ts'

/** Fields that documents of mapping 1 lack. They have these values until the library saves the documents again. */
function standingOf({ current, publisher }: Pick<IndexedDocument, 'current' | 'publisher'>): Partial<IndexedDocument> {
  return { standsFor: current ? 'standard' : 'edition', precedence: current ? 0 : 3, publishers: [publisher] }
}

/** Reads the document that a source was made from. */
export function documentIn({ document }: { readonly document: string }): IndexedDocument {
  const own = JSON.parse(document) as IndexedDocument
  return { ...standingOf(own), ...own }
}
