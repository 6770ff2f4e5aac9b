import type { IndexedDocument } from '#finding/indexed-document.ts'
import { statusWordOf } from '#standing/status-words.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import type { Links } from '../links/link-documents.ts'
import { holdableOf, precedenceOf } from '../links/link-standards.ts'

/** The facts that decide where a document stands among results, and whether it is a row of its own there. */
export function placeInResults(
  { record }: Pick<LibraryDocument, 'record'>,
  links: Links,
): Pick<IndexedDocument, 'current' | 'standsFor' | 'precedence' | 'standing' | 'publishers' | 'collections'> {
  const { current, standsFor } = links
  const standing = statusWordOf(links.standings[0].standing)
  return { current, standsFor, precedence: precedenceOf(links), standing, ...holdableOf(links, record.publisher) }
}
