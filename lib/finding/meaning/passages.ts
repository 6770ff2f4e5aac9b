import { clauseOfMost } from '../clause-starts.ts'
import type { ClauseStart, IndexedDocument, TextClause } from '../indexed-document.ts'

/** Characters of a passage; a text of this length mostly has one subject. */
const MAX_LENGTH = 1200
const MIN_LENGTH = 40

/** Fields of a document that passages are cut from. */
export type PassageSource = Pick<
  IndexedDocument,
  'title' | 'otherTitles' | 'formerTitles' | 'description' | 'keywords' | 'subjects' | 'pages' | 'clauses' | 'unpaged'
>

export interface Passage {
  /** page of the full text, from 1; 0 for what the record says */
  readonly page: number
  /** `page` is a stretch of a text without pages */
  readonly unpaged?: true
  readonly text: string
  /** clause that has the most of it */
  readonly clause?: TextClause
}

/** Stretch of a page's text: [from, to). */
type Stretch = readonly [from: number, to: number]

/** Cuts where a clause begins in the second half of a passage, else at the end of a sentence there, else at that of a word. */
function cutPage(page: string, starts: readonly ClauseStart[]): Stretch[] {
  const pieces: Stretch[] = []
  const stop = page.trimEnd().length
  const half = MAX_LENGTH / 2
  let from = page.length - page.trimStart().length
  while (stop - from > MAX_LENGTH) {
    const head = page.slice(from, from + MAX_LENGTH)
    const clause = (starts.findLast(({ at }) => at <= from + MAX_LENGTH)?.at ?? 0) - from
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('\n'), head.lastIndexOf('。'))
    const word = head.lastIndexOf(' ')
    const end = clause > half ? clause : sentence > half ? sentence + 1 : word > half ? word : MAX_LENGTH
    pieces.push([from, from + end])
    from += end
    while (from < stop && /\s/.test(page[from] as string)) from++
  }
  return from < stop ? [...pieces, [from, stop]] : pieces
}

export function* passagesOf(source: PassageSource): Generator<Passage, undefined> {
  const { title, otherTitles, formerTitles = [], description, keywords, subjects = [], pages, clauses, unpaged } = source
  yield { page: 0, text: [title, ...otherTitles, ...formerTitles, description, ...keywords, ...subjects].join('\n') }
  for (const [index, page] of pages.entries()) {
    const starts = clauses?.[index] ?? []
    for (const [from, to] of cutPage(page, starts)) {
      const text = page.slice(from, to).trim()
      const clause = clauseOfMost(starts, from, to)
      if (text.length >= MIN_LENGTH) yield { page: index + 1, text, ...(unpaged && { unpaged }), ...(clause && { clause }) }
    }
  }
}
