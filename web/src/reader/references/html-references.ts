import { findMentions } from '#finding/references/find-mentions.ts'
import type { HtmlLayer } from '../html/prepare-html.ts'
import { documentOfKey, type FindTarget, keyedReferences, linkReference, placeKey } from './find-known.ts'

/** Titles do not refer to what they are titles of. */
const TITLE = 'h1, h2, h3, h4, h5, h6, caption, figcaption'
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
  const isTitle = text.parentElement?.closest(TITLE) != null
  for (const { start, end, key } of keyedReferences(text.data).reverse()) {
    if (isTitle && documentOfKey(key).document === '') continue
    const rest = text.splitText(start)
    rest.splitText(end - start)
    const anchor = text.ownerDocument.createElement('a')
    anchor.dataset.reference = key
    rest.replaceWith(anchor)
    anchor.append(rest)
  }
}

/** Links the designations of an open page that the library holds, and the places that the page has. */
export function linkHtmlReferences(page: Document, targetOf: FindTarget): void {
  const captions = captionsIn(page)
  for (const anchor of page.querySelectorAll<HTMLAnchorElement>('a[data-reference]')) {
    const key = anchor.dataset.reference ?? ''
    const caption = captions.get(key)
    const target = caption ? { href: `#${encodeURIComponent(caption.id)}`, title: caption.title } : targetOf(key)
    if (target) linkReference(anchor, target, anchor.textContent ?? '')
  }
}

/** Finds the tables and figures of a page by the numbers in their captions. */
function captionsIn(page: Document): Map<string, { readonly id: string; readonly title: string }> {
  const found = new Map<string, { readonly id: string; readonly title: string }>()
  for (const [at, caption] of [...page.querySelectorAll<HTMLElement>('caption, figcaption')].entries()) {
    const words = (caption.textContent ?? '').replace(/\s+/g, ' ').trim()
    const [named] = findMentions(words)
    if (!named || named.start > 0 || named.kind === 'clause') continue
    caption.id ||= `lectern-caption-${at + 1}`
    const key = placeKey(named.kind, named.number)
    if (!found.has(key)) found.set(key, { id: caption.id, title: words.slice(named.end).replace(/^[\s.:—–-]+/, '') })
  }
  return found
}
