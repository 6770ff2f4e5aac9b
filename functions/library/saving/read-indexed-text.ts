import { fullTextOf } from '#document-text/full-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { FullText } from '#finding/indexed-document.ts'
import type { Ports } from '#ports/ports.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { readText } from '../text/stored-text.ts'

/** Reads the text of a document as the index has it; undefined where a text is missing or of another version. */
export async function readIndexedText(
  objects: Ports['objects'],
  { files }: Pick<LibraryDocument, 'files'>,
): Promise<FullText | undefined> {
  try {
    const pdf = files.pdf && (await readText({ objects }, files.pdf.key))
    const html = files.html && (await readText({ objects }, files.html.key))
    return fullTextOf({ pdf, html })
  } catch (error) {
    if (error instanceof TextUnreadable) return undefined
    throw error
  }
}
