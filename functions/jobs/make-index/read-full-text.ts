import { fullTextOf } from '#document-text/full-text.ts'
import type { FullText } from '#finding/indexed-document.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { type TextContext, textOfFile } from '../make-text/text-of-file.ts'

/** Reads the text of a document for the index, from the texts beside its files. */
export async function readFullText(document: LibraryDocument, context: TextContext): Promise<FullText> {
  const { files } = document
  const pdf = files.pdf && (await textOfFile('pdf', files.pdf, document, context))
  const html = files.html && (await textOfFile('html', files.html, document, context))
  return fullTextOf({ pdf, html })
}
