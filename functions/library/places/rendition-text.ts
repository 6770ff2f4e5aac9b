import { gatherWords, type TextWords, wordsOfText } from '#anchors/text-words.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { TextUnreadable } from '#document-text/parse-text.ts'
import type { Ports } from '#ports/ports.ts'
import { shortHash } from '../document/bounded-key.ts'
import type { HeldDocument } from '../document/held-document.ts'
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
}

export type Rendition = 'pdf' | 'html'

/** Reads the words of a rendition; undefined where the document has none. */
export async function readRendition(
  ports: Pick<Ports, 'objects'>,
  { files }: Pick<HeldDocument, 'files'>,
  rendition: Rendition,
): Promise<RenditionText | undefined> {
  const stored = files[rendition]
  if (!stored) return undefined
  const file = shortHash(stored.key, 22)
  try {
    const text = await readText(ports, stored.key)
    return { words: wordsOfText(text), file, isRead: true, sizes: text.pages }
  } catch (error) {
    if (!(error instanceof TextUnreadable)) throw error
    return { words: gatherWords({ words: [], pages: ANY_PAGES }), file, isRead: false, sizes: [] }
  }
}
