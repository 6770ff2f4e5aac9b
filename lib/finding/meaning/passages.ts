import type { IndexedDocument } from '../indexed-document.ts'

/** Characters of a passage; a text of this length mostly has one subject. */
const MAX_LENGTH = 1200
const MIN_LENGTH = 40

/** Fields of a document that passages are cut from. */
export type PassageSource = Pick<IndexedDocument, 'title' | 'otherTitles' | 'description' | 'keywords' | 'pages'>

export interface Passage {
  /** page of the full text, from 1; 0 for title, description and keywords */
  readonly page: number
  readonly text: string
}

/** Cuts at the end of a sentence in the second half of a passage, else at the end of a word there. */
function cutPage(page: string): string[] {
  const pieces: string[] = []
  let rest = page.trim()
  while (rest.length > MAX_LENGTH) {
    const head = rest.slice(0, MAX_LENGTH)
    const half = MAX_LENGTH / 2
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'), head.lastIndexOf('。'))
    const end = sentence > half ? sentence + 1 : head.lastIndexOf(' ') > half ? head.lastIndexOf(' ') : MAX_LENGTH
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest ? [...pieces, rest] : pieces
}

export function* passagesOf({ title, otherTitles, description, keywords, pages }: PassageSource): Generator<Passage, undefined> {
  yield { page: 0, text: [title, ...otherTitles, description, keywords.join('\n')].join('\n') }
  for (const [index, page] of pages.entries())
    for (const text of cutPage(page)) if (text.length >= MIN_LENGTH) yield { page: index + 1, text }
}
