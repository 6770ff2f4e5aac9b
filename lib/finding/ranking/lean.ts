import type { IndexedDocument } from '../indexed-document.ts'

const MAX_LEAN = 4

/**
 * How much the library leans on a document's standard, from 0: by how often its number of editions and changes doubles. A standard
 * that is kept up for decades is the one that is meant, of two that say the same.
 */
export const leanOf = ({ texts = 1 }: Pick<IndexedDocument, 'texts'>): number =>
  Math.min(MAX_LEAN, Math.floor(Math.log2(Math.max(1, texts))))

/** Factor on the score of the words by lean, bounded. Steps from 0.08 to 0.2 find about as many; none finds less. */
export const LEAN_FACTORS: readonly number[] = Array.from({ length: MAX_LEAN + 1 }, (_, lean) => 1 + 0.14 * lean)
