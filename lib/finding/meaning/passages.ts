import type { SearchDocument } from '../indexed-document.ts'

/** So much is about one thing, more or less. */
const LONGEST = 1200
const SHORTEST = 40

/** What may be looked for by its meaning. */
export type Texts = Pick<SearchDocument, 'title' | 'otherTitles' | 'description' | 'keywords' | 'pages'>

export interface Passage {
  /** of the full text, from 1; 0 is what the document says of itself */
  readonly page: number
  readonly text: string
}

/** Cut at the end of a sentence, else of a word, where there is one in the second half. */
function cutPage(page: string): string[] {
  const pieces: string[] = []
  let rest = page.trim()
  while (rest.length > LONGEST) {
    const head = rest.slice(0, LONGEST)
    const half = LONGEST / 2
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'), head.lastIndexOf('。'))
    const end = sentence > half ? sentence + 1 : head.lastIndexOf(' ') > half ? head.lastIndexOf(' ') : LONGEST
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest ? [...pieces, rest] : pieces
}

export function* passagesOf({ title, otherTitles, description, keywords, pages }: Texts): Generator<Passage, undefined> {
  yield { page: 0, text: [title, ...otherTitles, description, keywords.join('\n')].join('\n') }
  for (const [index, page] of pages.entries())
    for (const text of cutPage(page)) if (text.length >= SHORTEST) yield { page: index + 1, text }
}
