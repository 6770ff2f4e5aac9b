import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import type { DocumentText } from '#document-text/document-text.ts'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'
import { stsHtml } from '#functions/jobs/ingest/formats/sts-html.ts'
import { parseXml } from '#functions/jobs/ingest/formats/xml-tree.ts'
import { BROWSER_ARGS } from '../page/pdf-bytes.ts'
import { type Part, runningTitle } from './parts.ts'
import { STYLES, writeHtml } from './write-html.ts'
import { writeSts } from './write-sts.ts'
import { writeTypst } from './write-typst.ts'

const run = promisify(execFile)

/** Makes a file of a document and reads it as the library would. */
export type Producer = (parts: readonly Part[], name: string) => Promise<DocumentText>

export interface Producers {
  readonly byName: Readonly<Record<string, Producer>>
  /** those that this machine lacks, with what to install */
  readonly absent: readonly string[]
  close(): Promise<void>
}

const headerOf = (parts: readonly Part[]) =>
  `<div style="font-size:8pt;width:100%;text-align:center">${runningTitle(parts)}</div>`
const FOOTER = '<div style="font-size:8pt;width:100%;text-align:center"><span class="pageNumber"></span></div>'

/** Opens what makes documents: Chrome, and of Python's packages typst and WeasyPrint, where LECTERN_PYTHON names one that has them. */
export async function openProducers(folder: string): Promise<Producers> {
  const extractor = new PdfExtractor()
  const python = process.env.LECTERN_PYTHON
  let browser: Browser | undefined
  const printed = async (parts: readonly Part[], style: string, file: string, tagged: boolean) => {
    browser ??= await playwright.launch({ executablePath: await chromium.executablePath(), args: BROWSER_ARGS })
    const page = await browser.newPage()
    await page.setContent(writeHtml(parts, style))
    const margin = { top: '22mm', bottom: '20mm', left: '20mm', right: '20mm' }
    const pdf = await page.pdf({
      format: 'A4',
      tagged,
      displayHeaderFooter: true,
      headerTemplate: headerOf(parts),
      footerTemplate: FOOTER,
      margin,
    })
    await page.close()
    await writeFile(file, pdf)
  }
  const read = async (file: string) => (await extractor.extract(file)).text
  const byPython = async (code: string, source: string, text: string, file: string) => {
    await writeFile(source, text)
    await run(python as string, ['-c', code, source, file])
    return read(file)
  }
  const at = (name: string, extension: string) => path.join(folder, `${name}.${extension}`)
  const chrome =
    (style: keyof typeof STYLES, tagged: boolean): Producer =>
    async (parts, name) => {
      await printed(parts, STYLES[style], at(name, 'pdf'), tagged)
      return read(at(name, 'pdf'))
    }
  const always: Record<string, Producer> = {
    html: async (parts) => htmlPage(writeHtml(parts), { title: 'Known', language: 'en' }).text,
    sts: async (parts) => htmlPage(stsHtml(parseXml(writeSts(parts))), { title: 'Known', language: 'en', source: 'sts' }).text,
    'Chrome, tagged': chrome('one column', true),
    'Chrome, two columns': chrome('two columns', false),
  }
  const ofPython: Record<string, Producer> = {
    typst: (parts, name) =>
      byPython(
        'import sys, typst; typst.compile(sys.argv[1], output=sys.argv[2])',
        at(name, 'typ'),
        writeTypst(parts),
        at(name, 'pdf'),
      ),
    WeasyPrint: (parts, name) => {
      const style = `@page{size:A4;margin:22mm 20mm;@top-center{content:"${runningTitle(parts)}"}@bottom-center{content:counter(page)}}${STYLES['one column']}p{text-align:justify;hyphens:auto}`
      const code = 'import sys, weasyprint; weasyprint.HTML(sys.argv[1]).write_pdf(sys.argv[2])'
      return byPython(code, at(name, 'html'), writeHtml(parts, style), at(name, 'pdf'))
    },
  }
  return {
    byName: { ...always, ...(python ? ofPython : {}) },
    absent: python ? [] : ['typst and WeasyPrint (LECTERN_PYTHON names a Python with both packages)'],
    async close() {
      extractor.close()
      await browser?.close()
    },
  }
}
