import sanitizeHtml from 'sanitize-html'
import type { DocumentText } from '#document-text/document-text.ts'
import { HeightReader } from './height-reader.ts'
import { HtmlText } from './html-text.ts'
import { safeValues, WHITELIST } from './html-whitelist.ts'
import { LayoutTables } from './layout-tables.ts'
import type { NoteMark } from './note-marks.ts'
import { readable } from './readable.ts'
import { SpanBudget } from './span-budget.ts'

/** Sign of a character that its encoding lost; a browser looks for a font for each of them. */
const LOST_CHARACTER = '\uFFFD'
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i

export interface CleanHtml {
  readonly html: string
  readonly text: DocumentText
  readonly title: string
  readonly language: string
  readonly direction: string
}

/** Depth of elements that no text has and every browser cuts; the time that cleaning takes grows with its square. */
const MAX_DEPTH = 1000
const FORMATTING =
  /<\/?(?:a|abbr|b|big|center|code|em|font|i|kbd|mark|nobr|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var)\b[^>]*>/gi
const ANY_TAG = /<\/?[a-z][^>]*>/gi

class TooDeep extends Error {}

/**
 * Reduces foreign HTML to a whitelist of passive elements and attributes, links and embedded pictures. Of a page whose elements are
 * nested without end, it keeps the text: without its formatting, or as bare text.
 */
export function cleanHtml(given: string): CleanHtml {
  const simpler = [() => given, () => given.replace(FORMATTING, ''), () => given.replace(ANY_TAG, ' ').replaceAll('<', '&lt;')]
  for (const html of simpler) {
    try {
      return cleaned(html())
    } catch (error) {
      if (!(error instanceof TooDeep)) throw error
    }
  }
  throw new TooDeep('bare text has no elements')
}

function cleaned(given: string): CleanHtml {
  const text = new HtmlText()
  const tables = new LayoutTables(text)
  const marks: NoteMark[] = []
  const elements = new HeightReader(tables, marks)
  const spans = new SpanBudget()
  let source: DocumentText['source'] = 'html'
  const title: string[] = []
  let language = ''
  let direction = ''
  let drawings = 0
  let depth = 0
  /** Excludes the title of a drawing, which is its accessible name. */
  const isDocumentTitle = (name: string) => name === 'title' && drawings === 0
  const html = sanitizeHtml(given, {
    ...WHITELIST,
    transformTags: {
      '*': (name, given) => {
        const { tagName, attribs } = safeValues(name, given)
        return { tagName, attribs: spans.limit(attribs) }
      },
    },
    onOpenTag(name, attributes) {
      if (++depth > MAX_DEPTH) throw new TooDeep()
      const { lang = '', dir = '' } = attributes
      elements.open(name, attributes)
      if (name === 'svg') drawings++
      if (name !== 'html' && name !== 'body') return
      if (LANGUAGE.test(lang)) language = lang
      if (dir === 'rtl' || dir === 'ltr') direction = dir
      if (attributes['data-source'] === 'sts') source = 'sts'
    },
    onCloseTag(name) {
      depth--
      elements.close(name)
      if (name === 'svg') drawings--
    },
    textFilter(given, name) {
      const escaped = given.replaceAll(LOST_CHARACTER, '')
      if (isDocumentTitle(name)) title.push(escaped)
      else elements.add(escaped)
      return escaped
    },
    exclusiveFilter: ({ tag }) => isDocumentTitle(tag),
  })
  elements.finish()
  tables.finish()
  return { html, text: text.finish(source, language, marks), title: readable(title), language, direction }
}
