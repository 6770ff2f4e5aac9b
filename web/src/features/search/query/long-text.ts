import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { cutAtWord } from '#text/cut.ts'

/** Sign between the entries of a list, whose lines a search box cannot have; searches read it so. */
const BETWEEN = ' ; '

/** Joins the lines of a pasted list in one; undefined for a text of one line. */
export function joinLines(pasted: string): string | undefined {
  const lines = pasted.split(/[\r\n]+/).flatMap((line) => line.trim() || [])
  return lines.length > 1 ? lines.join(BETWEEN) : undefined
}

/** A text as far as a search reads it: a list of whole entries, another text of whole words. */
export function cutLongText(text: string): { readonly text: string; readonly textCut?: true } {
  if (text.length <= SEARCH_TEXT_LIMIT) return { text }
  const cut = cutAtWord(text, SEARCH_TEXT_LIMIT)
  const end = cut.lastIndexOf(BETWEEN)
  return { text: end > 0 ? cut.slice(0, end) : cut, textCut: true }
}

/** Number of entries of a list; 1 for another text. */
export const countEntries = (text: string): number => text.split(BETWEEN).length
