import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import type { Links } from '../links/link-documents.ts'
import { holdableOf, precedenceOf } from '../links/link-standards.ts'

/** The facts that decide where a document stands among results, and whether it is a row of its own there. */
export function placeInResults(
  { record }: Pick<LibraryDocument, 'record'>,
  links: Links,
): Pick<IndexedDocument, 'current' | 'standsFor' | 'precedence' | 'publishers'> {
  const { current, standsFor } = links
  const { publishers } = holdableOf(links, record.publisher)
  return { current, standsFor, precedence: precedenceOf(links), publishers }
}
