import { escapeHtml } from '#text/escape-html.ts'
import type { Part } from './parts.ts'

const row = (cells: readonly string[], element: 'th' | 'td') =>
  `<tr>${cells.map((cell) => `<${element}>${escapeHtml(cell)}</${element}>`).join('')}</tr>`

function element({ is, text, number, level = 1, cells = [] }: Part): string {
  const written = escapeHtml(text)
  switch (is) {
    case 'heading':
      return `<h${level}>${number} ${written}</h${level}>`
    case 'item':
      return `<ul><li>${written}</li></ul>`
    case 'table': {
      const [head = [], ...rows] = cells
      const body = rows.map((cellsOfRow) => row(cellsOfRow, 'td')).join('')
      return `<table><caption>Table ${number} — ${written}</caption><thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`
    }
    case 'figure':
      return `<figure><svg width="90" height="30"><rect width="90" height="30" fill="#ccc"/></svg><figcaption>Figure ${number} — ${written}</figcaption></figure>`
    case 'note':
      return `<p class="small">NOTE ${number} ${written}</p>`
    case 'footnote':
      return `<p class="small"><sup>${number})</sup> ${written}</p>`
    case 'cover':
    case 'term':
    case 'paragraph':
      return `<p>${written}</p>`
  }
}

/** Writes a document as HTML, with a style for those that print it. */
export function writeHtml(parts: readonly Part[], style = ''): string {
  const body = parts.map(element).join('\n').replaceAll('</li></ul>\n<ul><li>', '</li>\n<li>')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Known</title><style>${style}</style></head><body>${body}</body></html>`
}

const COMMON =
  'table{border-collapse:collapse;margin:8pt auto}td,th{border:.5pt solid;padding:2pt 4pt;text-align:left;vertical-align:top}.small{font-size:8.5pt}figure{text-align:center;break-inside:avoid}h1{font-size:15pt}h2{font-size:12.5pt}h3,h4{font-size:11pt}'

/** Styles of printed documents, by their names. */
export const STYLES = {
  'one column': `body{font:10.5pt/1.35 serif}${COMMON}`,
  'two columns': `body{font:9.5pt/1.3 sans-serif;columns:2;column-gap:22pt}table{font-size:7.5pt;width:100%;table-layout:fixed;overflow-wrap:anywhere}${COMMON}`,
} as const
