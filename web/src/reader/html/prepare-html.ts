const UNMARKED = 'script, style, noscript, template, textarea, title'
const OUTSIDE = /^(https?|mailto):/i

function escapePattern(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}

/** Any of the terms, the longest first, so that a phrase wins over a word in it. */
export function patternOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined
  const longestFirst = terms.toSorted((a, b) => b.length - a.length)
  return new RegExp(longestFirst.map(escapePattern).join('|'), 'giu')
}

/**
 * Where a link may lead: within the document, which is about:srcdoc in its frame, or to another site in a window of its
 * own. Anything else would be resolved against this site's page and opened inside the frame.
 */
export function linkOf(href: string): { href: string; outside: boolean } | undefined {
  if (href.startsWith('#')) return { href: `about:srcdoc${href}`, outside: false }
  return OUTSIDE.test(href.trim()) ? { href, outside: true } : undefined
}

/** The first place that a search has found: where the document opens. */
export const FIRST_MARK = 'lectern-first-mark'

/** What a search has found is marked and links are put right. The parsed document never runs: it has no window. */
export function prepareHtml(html: string, terms: readonly string[], parser = new DOMParser()): string {
  const page = parser.parseFromString(html, 'text/html')
  for (const link of page.querySelectorAll('a[href], area[href]')) putRight(link)
  const pattern = patternOf(terms)
  if (pattern) markAll(page, pattern)[0]?.setAttribute('id', FIRST_MARK)
  return page.documentElement.outerHTML
}

function putRight(link: Element) {
  const { href, outside } = linkOf(link.getAttribute('href') ?? '') ?? {}
  if (!href) return link.removeAttribute('href')
  link.setAttribute('href', href)
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  if (outside) link.setAttribute('target', '_blank')
  else link.removeAttribute('target')
}

function markAll(page: Document, pattern: RegExp): HTMLElement[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter((text) => !text.parentElement?.closest(UNMARKED)).flatMap((text) => markIn(text, pattern))
}

/** From the last to the first, as each cuts the text; answers them in their order. */
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
