import { execFile } from 'node:child_process'
import { access, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'
import { BROWSER_ARGS } from '../page/pdf-bytes.ts'
import type { KnownDocument } from './known-document.ts'
import { REPORTLAB } from './reportlab.ts'
import { writeGroff } from './write-groff.ts'
import { writeLatex } from './write-latex.ts'
import { writeOffice } from './write-office.ts'
import { styleOfPages, writePage } from './write-page.ts'
import { writeRfc } from './write-rfc.ts'
import { writeTypstPages } from './write-typst.ts'

const run = promisify(execFile)

/** Makes a PDF of a document; gives its path. */
type MakePdf = (document: KnownDocument, folder: string) => Promise<string>

export interface KnownProducer {
  readonly make: MakePdf
  readonly hasNotes: boolean
  /** captions of tables stand below them */
  readonly hasCaptionsBelow?: true
}

const python = (code: string, from: string, to: string) => run(process.env.LECTERN_PYTHON ?? '', ['-c', code, from, to])

const byPython =
  (extension: string, write: (document: KnownDocument) => string, code: string): MakePdf =>
  async (document, folder) => {
    const [from, to] = [path.join(folder, `${document.name}.${extension}`), path.join(folder, `${document.name}.pdf`)]
    await writeFile(from, write(document))
    await python(code, from, to)
    return to
  }

const byCommand =
  (extension: string, write: (document: KnownDocument) => string, commands: readonly (readonly string[])[]): MakePdf =>
  async (document, folder) => {
    await writeFile(path.join(folder, `${document.name}.${extension}`), write(document))
    for (const [command = '', ...given] of commands) {
      const named = given.map((one) => one.replaceAll('NAME', document.name))
      await run(command, named, { cwd: folder, timeout: 120_000, env: { ...process.env, HOME: folder } }).catch(async (error) => {
        await access(path.join(folder, `${document.name}.pdf`)).catch(() => {
          throw error
        })
      })
    }
    return path.join(folder, `${document.name}.pdf`)
  }

const LATEX = ['pdflatex', '-interaction=nonstopmode', 'NAME.tex']

async function printWithChrome(browser: Browser, document: KnownDocument, folder: string): Promise<string> {
  const page = await browser.newPage()
  await page.setContent(writePage(document, '', false))
  const small = (text: string) => `<div style="font-size:8pt;width:100%;text-align:center">${text}</div>`
  const pdf = await page.pdf({
    format: 'A4',
    tagged: document.ruled,
    displayHeaderFooter: true,
    headerTemplate: small(document.furniture.designation),
    footerTemplate: small(`${document.furniture.licence} · Page <span class="pageNumber"></span>`),
    margin: { top: '22mm', bottom: '20mm', left: '20mm', right: '20mm' },
  })
  await page.close()
  const to = path.join(folder, `${document.name}.pdf`)
  await writeFile(to, pdf)
  return to
}

/** Opens the producers; those that this machine lacks fail when they are used. */
export async function openKnownProducers() {
  const browser = await playwright.launch({ executablePath: await chromium.executablePath(), args: BROWSER_ARGS })
  const weasy = 'import sys, weasyprint; weasyprint.HTML(sys.argv[1]).write_pdf(sys.argv[2])'
  const producers: Readonly<Record<string, KnownProducer>> = {
    Chrome: { hasNotes: false, make: (document, folder) => printWithChrome(browser, document, folder) },
    WeasyPrint: { hasNotes: true, make: byPython('html', (one) => writePage(one, styleOfPages(one), true), weasy) },
    typst: {
      hasNotes: true,
      hasCaptionsBelow: true,
      make: byPython('typ', writeTypstPages, 'import sys, typst; typst.compile(sys.argv[1], output=sys.argv[2])'),
    },
    ReportLab: { hasNotes: false, make: byPython('json', JSON.stringify, REPORTLAB) },
    LaTeX: { hasNotes: true, make: byCommand('tex', writeLatex, [LATEX, LATEX, LATEX]) },
    LibreOffice: {
      hasNotes: true,
      make: byCommand('fodt', writeOffice, [['soffice', '--headless', '--convert-to', 'pdf', 'NAME.fodt']]),
    },
    groff: {
      hasNotes: true,
      make: byCommand('ms', writeGroff, [['sh', '-c', 'groff -k -t -ms -P-pa4 -Tpdf NAME.ms > NAME.pdf 2> NAME.log']]),
    },
    xml2rfc: {
      hasNotes: false,
      hasCaptionsBelow: true,
      make: byPython(
        'xml',
        writeRfc,
        'import sys, subprocess; subprocess.run([sys.executable, "-m", "xml2rfc.run", "--pdf", "--quiet", "--no-network", sys.argv[1], "-o", sys.argv[2]], check=True)',
      ),
    },
  }
  return { producers, close: () => browser.close() }
}
