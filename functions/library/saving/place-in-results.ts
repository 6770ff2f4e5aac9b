import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import type { Links } from '../links/link-documents.ts'
import { holdableOf, precedenceOf } from '../links/link-standards.ts'

/** The facts that decide where a document stands among results, and whether it is a row of its own there. */
export function placeInResults(
  { record }: Pick<LibraryDocument, 'record'>,
  links: Links,
): Pick<IndexedDocument, 'current' | 'standsFor' | 'precedence' | 'publishers' | 'collections'> {
  const { current, standsFor } = links
  return { current, standsFor, precedence: precedenceOf(links), ...holdableOf(links, record.publisher) }
}
