import { anyWordOf, type FindRequest, soughtIn } from '../find/find-request.ts'
import type { HtmlLayer } from './prepare-html.ts'

const UNMARKED = 'script, style, noscript, template, textarea, title'

function escapePattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}

/** Matches any of the terms, the longest first, so that a phrase wins over a word in it. */
export function patternOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined
  const longestFirst = terms.toSorted((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(escapePattern).join('|'), 'giu')
}

/** Marks what a search has found: its words together, or else any of them. The document opens at the first mark. */
export function htmlSearchLayer(request: FindRequest | undefined): HtmlLayer {
  const requests = [request, request && anyWordOf(request)]
  const patterns = requests.flatMap((one) => (one && patternOf([soughtIn(one)].flat())) ?? [])
  return (page) => {
    for (const pattern of patterns) {
      const [first] = markAll(page, pattern)
      if (first) return first
    }
    return undefined
  }
}

function markAll(page: Document, pattern: RegExp): HTMLElement[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => !text.parentElement?.closest(UNMARKED)).flatMap((text) => markIn(text, pattern))
}

/** Marks from the last match to the first, as each cuts the text; returns the marks in reading order. */
function markIn(text: Text, pattern: RegExp): HTMLElement[] {
  const found = [...text.data.matchAll(pattern)].reverse()
  return found
    .map((match) => {
      const rest = text.splitText(match.index)
      rest.splitText(match[0].length)
      const mark = text.ownerDocument.createElement('mark')
      rest.replaceWith(mark)
      mark.append(rest)
      return mark
    })
    .reverse()
}
