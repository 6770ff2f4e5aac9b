import type { IndexedDocument, Precedence } from '#finding/indexed-document.ts'
import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { inForce } from '../links/editions.ts'
import type { Links } from '../links/link-documents.ts'

function precedenceOf({ status, supplementTo }: StoredRecord): Precedence {
  if (inForce(status)) return supplementTo ? 1 : 0
  if (status === 'Unknown') return 2
  return status === 'Draft' ? 4 : 3
}

/** The facts that decide where a document stands among results, and whether it is a row of its own there. */
export function placeInResults(
  { record }: Pick<LibraryDocument, 'record'>,
  { current }: Pick<Links, 'current'>,
): Pick<IndexedDocument, 'current' | 'standsFor' | 'precedence' | 'publishers'> {
  const standsFor = current && !record.supplementTo && !record.translationOf ? 'standard' : 'edition'
  return { current, standsFor, precedence: precedenceOf(record), publishers: [record.publisher] }
}
