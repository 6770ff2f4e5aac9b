import type { Standing } from '#contract/documents/document-card.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { indexedWordOf } from '#finding/ranking/indexed-word.ts'

/** Fields that documents of mapping 1 lack. They have these values until the library saves the documents again. */
function placeOf({ current, publisher }: Pick<IndexedDocument, 'current' | 'publisher'>): Partial<IndexedDocument> {
  return { standsFor: current ? 'standard' : 'edition', precedence: current ? 0 : 3, publishers: [publisher] }
}

/** Reads the document that a source was made from. One of mapping 3 has its status in its card alone. */
export function documentIn({ document }: { readonly document: string }): IndexedDocument {
  const stored = JSON.parse(document) as IndexedDocument
  const { standing, ...placed } = { ...placeOf(stored), ...stored } as Omit<IndexedDocument, 'standing'> &
    Partial<IndexedDocument>
  return { ...placed, standing: standing ?? indexedWordOf(placed.precedence, placed.card.standing as Standing | undefined) }
}
