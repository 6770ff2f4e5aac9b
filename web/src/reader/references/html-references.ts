import type { HtmlLayer } from '../html/prepare-html.ts'
import { type FindTarget, keyedReferences, linkReference } from './find-known.ts'

const UNMARKED = 'a, script, style, noscript, template, textarea, title, nav, svg, math'

/**
 * Puts an anchor round each designation in a text before it is shown. It links to nothing yet: what the library holds is known
 * later, and the text of an open page does not change.
 */
export const htmlReferenceLayer: HtmlLayer = (page) => {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (!text.parentElement?.closest(UNMARKED)) anchorIn(text)
  return undefined
}

/** Anchors from the last match to the first, as each cuts the text. */
function anchorIn(text: Text): void {
  for (const { start, end, key } of keyedReferences(text.data).reverse()) {
    const rest = text.splitText(start)
    rest.splitText(end - start)
    const anchor = text.ownerDocument.createElement('a')
    anchor.dataset.reference = key
    rest.replaceWith(anchor)
    anchor.append(rest)
  }
}

/** Links the designations of an open page that the library holds. */
export function linkHtmlReferences(page: Document, targetOf: FindTarget): void {
  for (const anchor of page.querySelectorAll<HTMLAnchorElement>('a[data-reference]')) {
    const target = targetOf(anchor.dataset.reference ?? '')
    if (target) linkReference(anchor, target)
  }
}
