import { escapeHtml } from '#text/escape-html.ts'
import type { Part } from '../known-edits/parts.ts'
import { writeHeights } from './heights.ts'
import type { KnownDocument } from './known-document.ts'

const inline = (text: string) =>
  writeHeights(
    escapeHtml(text),
    (digits) => `<sup>${digits}</sup>`,
    (digits) => `<sub>${digits}</sub>`,
  )
const row = (cells: readonly string[], name: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${name}>${inline(cell)}</${name}>`).join('')}</tr>`

function element({ is, text, number, level = 1, cells = [] }: Part): string {
  const written = inline(text)
  switch (is) {
    case 'heading':
      return `<h${level}>${number} ${written}</h${level}>`
    case 'item':
      return `<ul><li>${written}</li></ul>`
    case 'footnote':
      return `<span class="fn">${written}</span>`
    case 'table': {
      const [head = [], ...rows] = cells
      const body = rows.map((one) => row(one, 'td')).join('')
      return `<table><caption>Table ${number} — ${written}</caption><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`
    }
    default:
      return `<p>${written}</p>`
  }
}

const RULED = 'td,th{border:.5pt solid}'
const UNRULED = 'thead{border-top:1pt solid;border-bottom:.5pt solid}table{border-bottom:1pt solid}'
const COMMON =
  'body{font:10.5pt/1.35 serif}table{border-collapse:collapse;margin:8pt auto;font-size:9pt}td,th{padding:2pt 5pt;text-align:left;vertical-align:top}h1{font-size:15pt}h2{font-size:12.5pt}h3,h4{font-size:11pt}sup,sub{font-size:65%;line-height:0}'

/** Writes a document as HTML that is printed, with footnotes where the printer has them; else they are left out. */
export function writePage({ parts, ruled }: KnownDocument, style: string, hasNotes: boolean): string {
  const body = parts
    .filter(({ is }) => hasNotes || is !== 'footnote')
    .map(element)
    .join('\n')
    .replaceAll('</li></ul>\n<ul><li>', '</li>\n<li>')
    .replace(/<\/p>\n(<span class="fn">.*?<\/span>)/g, '$1</p>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Known</title><style>${COMMON}${ruled ? RULED : UNRULED}${style}</style></head><body>${body}</body></html>`
}

/** Style for WeasyPrint: left and right heads, notes at the foot, a licence line. */
export const styleOfPages = ({ furniture: { designation, licence } }: KnownDocument): string =>
  `@page{size:A4;margin:24mm 20mm;@bottom-center{content:"${licence}";font-size:7pt}@footnote{border-top:.5pt solid;padding-top:4pt}}
@page:left{@top-left{content:counter(page)}@top-right{content:"${designation}"}}
@page:right{@top-left{content:string(section)}@top-right{content:"Page " counter(page)}}
h1{string-set:section content()}.fn{float:footnote;font-size:8pt}p{text-align:justify;hyphens:auto}`
