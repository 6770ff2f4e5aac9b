import type { ListedClause } from '#contract/documents/clauses.ts'
import { asciiDigits } from '#document-text/ascii-digits.ts'
import type { HtmlClause as Heading } from '../html/prepare-html.ts'

/** HtmlClause of a text with the id of its element in the page. */
export interface PlacedClause {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly level: number
  readonly element: string
}

const plain = (text: string) =>
  asciiDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Finds the clauses of a document in its page: by the ids of their elements, else by their words. Unknown ones are the headings. */
export function placeInPage(known: readonly ListedClause[], headings: readonly Heading[]): PlacedClause[] {
  if (known.length === 0) return headings.map((heading) => ({ ...heading, number: '', element: heading.id }))
  const ids = new Set(headings.map(({ id }) => id))
  const named = Map.groupBy(headings, ({ title }) => plain(title))
  return known.flatMap(({ id, number, title, level, element }) => {
    const byWords = named.get(plain(`${number} ${title}`))?.shift() ?? named.get(plain(title))?.shift()
    const place = element !== undefined && ids.has(element) ? element : (byWords?.id ?? element)
    return place === undefined ? [] : [{ id, number, title, level, element: place }]
  })
}
