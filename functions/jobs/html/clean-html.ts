import sanitizeHtml from 'sanitize-html'
import type { DocumentText } from '#document-text/document-text.ts'
import { HtmlText } from './html-text.ts'
import { WHITELIST } from './html-whitelist.ts'
import { readable } from './readable.ts'

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i

export interface CleanHtml {
  readonly html: string
  readonly text: DocumentText
  readonly title: string
  readonly language: string
  readonly direction: string
}

/** Reduces foreign HTML to a whitelist of passive elements and attributes, links and embedded pictures. */
export function cleanHtml(given: string): CleanHtml {
  const text = new HtmlText()
  let source: DocumentText['source'] = 'html'
  const title: string[] = []
  let language = ''
  let direction = ''
  let drawings = 0
  /** Excludes the title of a drawing, which is its accessible name. */
  const isDocumentTitle = (name: string) => name === 'title' && drawings === 0
  const html = sanitizeHtml(given, {
    ...WHITELIST,
    onOpenTag(name, attributes) {
      const { lang = '', dir = '' } = attributes
      text.open(name, attributes)
      if (name === 'svg') drawings++
      if (name !== 'html' && name !== 'body') return
      if (LANGUAGE.test(lang)) language = lang
      if (dir === 'rtl' || dir === 'ltr') direction = dir
      if (attributes['data-source'] === 'sts') source = 'sts'
    },
    onCloseTag(name) {
      text.close(name)
      if (name === 'svg') drawings--
    },
    textFilter(escaped, name) {
      if (isDocumentTitle(name)) title.push(escaped)
      else text.add(escaped)
      return escaped
    },
    exclusiveFilter: ({ tag }) => isDocumentTitle(tag),
  })
  return { html, text: text.finish(source, language), title: readable(title), language, direction }
}
