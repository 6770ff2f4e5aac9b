import { gatherWords, type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { shortHash } from '../document/bounded-key.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { openFile } from '../files/open-file.ts'
import { readText } from '../text/stored-text.ts'

/** Pages enough for any area, where a text cannot be read and so does not tell how many there are. */
const ANY_PAGES = 100_000

/** Text of a rendition, and the name of its file. */
export interface RenditionText {
  readonly words: TextWords
  readonly file: string
  /** the text is there; else places are known by their areas in the same file alone */
  readonly isRead: boolean
  /** none where they are unknown */
  readonly sizes: DocumentText['pages']
  readonly clauses: DocumentText['clauses']
}

export type Rendition = 'pdf' | 'html'

/** Name of a file for the places that are made in it. */
export const fileNameOf = (fileKey: string): string => shortHash(fileKey, 22)

/** Whoever reads texts for the places in them. */
export interface PlaceReader {
  readonly actor: Pick<Actor, 'account'>
  readonly ports: Pick<Ports, 'objects'>
}

/** Reads the words of a rendition for somebody to whom the document is open; undefined where it has none. */
export async function readRendition(
  { actor, ports }: PlaceReader,
  document: JoinedDocument,
  rendition: Rendition,
): Promise<RenditionText | undefined> {
  const file = document.files[rendition]
  if (!file) return undefined
  const stored = openFile(actor, document, file)
  const name = fileNameOf(stored.key)
  try {
    const text = await readText(ports, stored.key)
    return { words: wordsOfText(text), file: name, isRead: true, sizes: text.pages, clauses: text.clauses }
  } catch (error) {
    if (!(error instanceof TextUnreadable)) throw error
    return { words: gatherWords({ words: [], pages: ANY_PAGES }), file: name, isRead: false, sizes: [], clauses: [] }
  }
}
