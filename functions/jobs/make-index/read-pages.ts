import { pagesOf } from '#document-text/pages-of.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { type TextContext, textOfFile } from '../make-text/text-of-file.ts'

/** Reads the text of a document for the index, from the texts beside its files. */
export async function readPages(document: LibraryDocument, context: TextContext): Promise<readonly string[]> {
  const { files } = document
  const pdf = files.pdf && (await textOfFile('pdf', files.pdf, document, context))
  if (pdf && pdf.blocks.length > 0) return pagesOf(pdf)
  const html = files.html && (await textOfFile('html', files.html, document, context))
  if (html) return pagesOf(html)
  return pdf ? pagesOf(pdf) : []
}
