import type { Text } from '#web/lib/i18n/i18n.tsx'
import type { PreparedHtml } from './html-page.ts'

const OUTSIDE = /^(https?|mailto):/i
const HEADINGS = 'h1, h2, h3, h4, h5, h6'

/** Draws in a parsed document before it is shown; returns the element to open at, if it has one. */
export type HtmlLayer = (page: Document) => Element | undefined

/** Heading of a document. */
export interface HtmlClause {
  readonly id: string
  readonly title: string
  /** 1 is the highest that the document has */
  readonly level: number
}

export interface OpenedHtml extends PreparedHtml {
  readonly clauses: readonly HtmlClause[]
}

/**
 * Target of a link: within the document, which is about:srcdoc in its frame, or another site in a window of its own.
 * Anything else would be resolved against this site's page and opened inside the frame.
 */
export function linkOf(href: string): { href: string; outside: boolean } | undefined {
  if (href.startsWith('#')) return { href: `about:srcdoc${href}`, outside: false }
  return OUTSIDE.test(href.trim()) ? { href, outside: true } : undefined
}

/** Id of the element that the document opens at. */
export const OPEN_AT = 'lectern-first-mark'

/** Corrects links, names the headings, says which pictures are missing and draws the layers. The parsed document never runs: it has no window. */
export function prepareHtml(html: string, layers: readonly HtmlLayer[], t: Text, parser = new DOMParser()): OpenedHtml {
  const page = parser.parseFromString(html, 'text/html')
  for (const foreign of page.body.querySelectorAll('style, link, meta, base, script')) foreign.remove()
  for (const link of page.querySelectorAll('a[href], area[href]')) correctLink(link)
  for (const picture of page.querySelectorAll('img:not([src])')) nameMissing(picture, t)
  const clauses = clausesOf(page)
  for (const list of page.querySelectorAll('nav')) if (isContents(list, clauses)) list.dataset.contents = ''
  const places = layers.flatMap((draw) => draw(page) ?? [])
  if (places[0] && !places[0].id) places[0].id = OPEN_AT
  const { lang, dir } = page.documentElement
  return { body: page.body.outerHTML, language: lang, direction: dir, clauses }
}

function correctLink(link: Element) {
  const { href, outside } = linkOf(link.getAttribute('href') ?? '') ?? {}
  if (!href) return link.removeAttribute('href')
  link.setAttribute('href', href)
  link.setAttribute('rel', 'noopener noreferrer nofollow')
  if (outside) link.setAttribute('target', '_blank')
  else link.removeAttribute('target')
}

/** Puts a box with the name of a picture in its place. What it says is in an attribute: it is no part of the text. */
function nameMissing(picture: Element, t: Text) {
  const box = picture.ownerDocument.createElement('span')
  const alt = picture.getAttribute('alt')?.trim()
  box.dataset.missingPicture = alt ? t('documents.pictureLeftOut', { alt }) : t('documents.pictureWithoutName')
  box.setAttribute('role', 'img')
  box.setAttribute('aria-label', box.dataset.missingPicture)
  if (picture.id) box.id = picture.id
  picture.replaceWith(box)
}

/** Lists the headings in reading order, each with the id of itself or of the section that it opens. */
function clausesOf(page: Document): HtmlClause[] {
  const headings = [...page.querySelectorAll(HEADINGS)].filter((heading) => heading.textContent?.trim())
  const highest = Math.min(...headings.map(levelOf))
  return headings.map((heading, index) => {
    const section = heading.closest('section[id]')
    const id = heading.id || (section?.querySelector(HEADINGS) === heading ? section.id : `lectern-clause-${index + 1}`)
    if (!page.getElementById(id)) heading.id = id
    const title = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
    return { id, title, level: levelOf(heading) - highest + 1 }
  })
}

/** Tests whether a list of links leads to the clauses of the document alone, as its outline does. */
function isContents(list: Element, clauses: readonly HtmlClause[]): boolean {
  const targets = [...list.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return targets.length > 0 && targets.every((href) => clauses.some(({ id }) => href === `about:srcdoc#${id}`))
}

const levelOf = ({ tagName }: Element) => Number(tagName[1])
