import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Selectors of what a page of a document is made of. All else dresses pdf.js's own application, dialogs included. */
const OF_A_PAGE = /^(\.pdfViewer|\.spread|\.textLayer|\.annotationLayer|\.canvasWrapper|\[data-main-rotation)/
/** Element that the viewer opens documents in. */
const PLACE = '.pdf-pages'

interface Rule {
  readonly prelude: string
  readonly body: string
}

/** Splits a sheet into the rules at its top. */
function rulesOf(css: string): Rule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let opened = 0
  for (const { index, 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (token === '{' && depth++ === 0) opened = index
    if (token !== '}' || --depth > 0) continue
    rules.push({ prelude: text.slice(start, opened).trim(), body: text.slice(opened + 1, index) })
    start = index + 1
  }
  return rules
}

/** Keeps the rules for pages, and makes them reach nothing outside of the place where a document is shown. */
export function scopePdfjsStyle(css: string): string {
  const kept = rulesOf(css).flatMap(({ prelude, body }) => {
    if (prelude === ':root' && body.includes('--page-margin')) return [`& {${body}}`]
    return OF_A_PAGE.test(prelude) ? [`${prelude} {${body}}`] : []
  })
  return `${PLACE} {\n${kept.join('\n')}\n}`
}

export const pdfjsStyle = (): Plugin => ({
  name: 'pdfjs-style',
  setup(build) {
    build.onLoad({ filter: /pdfjs-dist[\\/]web[\\/]pdf_viewer\.css$/ }, async ({ path }) => ({
      contents: scopePdfjsStyle(await readFile(path, 'utf8')),
      loader: 'css',
    }))
  },
})
