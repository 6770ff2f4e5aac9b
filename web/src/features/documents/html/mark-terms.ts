const UNMARKED = 'script, style, noscript, template, textarea, title'

function escapePattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}

/** Any of the terms, the longest first, so that a phrase wins over a word in it. */
export function patternOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined
  const longestFirst = terms.toSorted((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(escapePattern).join('|'), 'giu')
}

/** Wraps what a search has found in <mark>. The parsed document never runs: it has no window. */
export function markTerms(html: string, terms: readonly string[], parser = new DOMParser()): string {
  const pattern = patternOf(terms)
  if (!pattern) return html
  const page = parser.parseFromString(html, 'text/html')
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (!text.parentElement?.closest(UNMARKED)) markIn(text, pattern)
  return page.documentElement.outerHTML
}

function markIn(text: Text, pattern: RegExp) {
  const found = [...text.data.matchAll(pattern)]
  for (const match of found.reverse()) {
    const rest = text.splitText(match.index)
    rest.splitText(match[0].length)
    const mark = text.ownerDocument.createElement('mark')
    rest.replaceWith(mark)
    mark.append(rest)
  }
}
