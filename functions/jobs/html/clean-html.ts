import sanitizeHtml from 'sanitize-html'
import { WHITELIST } from './html-whitelist.ts'

const BLOCK = /^(p|div|li|h[1-6]|tr|dt|dd|section|article|figcaption|caption|blockquote|pre|br|hr|table|text)$/
const CELL = /^t[dh]$/
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i

export interface CleanHtml {
  readonly html: string
  /** plain text, for search */
  readonly text: string
  readonly title: string
  readonly language: string
  readonly direction: string
}

/** Reduces foreign HTML to a whitelist of passive elements and attributes, links and embedded pictures. */
export function cleanHtml(given: string): CleanHtml {
  const text: string[] = []
  const title: string[] = []
  let language = ''
  let direction = ''
  let drawings = 0
  /** Excludes the title of a drawing, which is its accessible name. */
  const isDocumentTitle = (name: string) => name === 'title' && drawings === 0
  /** Separates the words of adjacent blocks and cells. */
  const space = (name: string) => {
    if (BLOCK.test(name)) text.push('\n')
    else if (CELL.test(name)) text.push(' ')
  }
  const html = sanitizeHtml(given, {
    ...WHITELIST,
    onOpenTag(name, { lang = '', dir = '' }) {
      space(name)
      if (name === 'svg') drawings++
      if (name !== 'html' && name !== 'body') return
      if (LANGUAGE.test(lang)) language = lang
      if (dir === 'rtl' || dir === 'ltr') direction = dir
    },
    onCloseTag(name) {
      space(name)
      if (name === 'svg') drawings--
    },
    textFilter(escaped, name) {
      if (isDocumentTitle(name)) title.push(escaped)
      else text.push(escaped)
      return escaped
    },
    exclusiveFilter: ({ tag }) => isDocumentTitle(tag),
  })
  return { html, text: readable(text), title: readable(title).replaceAll('\n', ' '), language, direction }
}

/** Joins escaped parts into plain text with single spaces. */
function readable(escaped: readonly string[]): string {
  return escaped
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[ \t\r\f]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}
