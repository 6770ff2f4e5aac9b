import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { transform } from 'esbuild'
import { ROOT } from '../../command/options.ts'
import { scopePdfjsStyle } from './pdfjs-style.ts'

describe('the style of pdf.js', () => {
  let selectors: string[]
  let size: number
  beforeAll(async () => {
    const css = await readFile(path.join(ROOT, 'node_modules/pdfjs-dist/web/pdf_viewer.css'), 'utf8')
    // Written without nesting, as old browsers would read it.
    const { code } = await transform(scopePdfjsStyle(css), { loader: 'css', target: 'chrome100' })
    selectors = code.split('\n').flatMap((line) => (/^ {0,2}[^@\s}].*[{,]$/.test(line) ? [line.trim()] : []))
    size = code.length
  })

  it('reaches nothing outside of the element that a document is shown in', () => {
    expect(selectors.length).toBeGreaterThan(100)
    expect(selectors.filter((one) => !one.includes('.pdf-pages '))).toEqual([])
  })

  it('has what pages need, and not what its own application needs', () => {
    for (const part of ['.textLayer', '.annotationLayer', '.pdfViewer .page', '.canvasWrapper canvas'])
      expect(selectors.join('\n')).toContain(part)
    expect(selectors.join('\n')).not.toMatch(/\.dialog|#|\.xfa|\.sidebar/)
    expect(size).toBeLessThan(40_000)
  })
})
