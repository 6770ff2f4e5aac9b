import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { main as ingest } from '#scripts/ingest/ingest.ts'
import { hostilePage } from '#test/support/hostile/hostile-pages.ts'
import { type HostileFile, hostilePdf, randomOf } from '#test/support/hostile/hostile-pdfs.ts'
import { newPage, openAs, openBrowser, settled } from '../e2e/support/browser.ts'

const SEED = 13
const PDFS = 160
const PAGES = 110
/** Time in which a page has shown the file, or said that it cannot, and answers again. */
const TIME_LIMIT_MS = 90_000

interface HostileDocument extends HostileFile {
  readonly format: 'pdf' | 'html'
  readonly number: number
}

const files = (count: number, format: 'pdf' | 'html', make: typeof hostilePdf): HostileDocument[] =>
  Array.from({ length: count }, (_, at) => ({ ...make(at, randomOf(SEED + at)), format, number: at + 1 }))
const DOCUMENTS = [...files(PDFS, 'pdf', hostilePdf), ...files(PAGES, 'html', hostilePage)]
const codeOf = ({ format, number }: HostileDocument) => `LUMC|${format === 'pdf' ? 'LC-7001' : 'LC-7002'}-${number}-2024`

/** Writes a package of all of them, as a publisher would send it. */
function writePackage(folder: string): string {
  mkdirSync(folder)
  const documents = DOCUMENTS.map((document) => {
    const { format, number, bytes } = document
    const file = `${format}-${number}.${format}`
    writeFileSync(path.join(folder, file), bytes)
    const designation = `LC ${format === 'pdf' ? 7001 : 7002}-${number}:2024`
    const facts = { publisher: 'LUMC', designation, family: designation.slice(0, -5), title: `Flanges ${number}` }
    return { ...facts, documentType: 'Standard', status: 'Active', files: { [format]: file } }
  })
  const publishers = [{ code: 'LUMC', name: 'Lumen Convention', type: 'PARTNER' }]
  writeFileSync(path.join(folder, 'library.json'), JSON.stringify({ format: 'lectern-package/1', publishers, documents }))
  return folder
}

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  const folder = process.env.SITE_FOLDER as string
  const outcome = await ingest([
    writePackage(path.join(folder, 'hostile')),
    '--tenant',
    'demowl',
    '--data',
    path.join(folder, 'data'),
  ])
  // Some are no PDF at all, and are refused; their address says so. The rest is there, with notes.
  expect([0, 2]).toContain(outcome)
}, 1_200_000)
afterAll(() => browser.close())

/** Everything that a page asks for or opens beyond its own library, and what a script of the file would say. */
function watch(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!['data:', 'blob:', 'about:'].includes(protocol) && !hostname.endsWith('.localhost')) seen.push(request.url())
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`window: ${popup.url()}`))
  page.on('download', (download) => seen.push(`download: ${download.url()}`))
  return seen
}

const OPENED = '.pdfViewer .page, .html-scroll iframe'
/** Sentences that say why a file is not shown. */
const REFUSED = '.pdf-failure, .document-failure, .html-frame .state, .plain, .search-again'
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first()
let opened = 0

describe('a hostile file in the reader runs nothing, asks nobody else, and the page answers', () => {
  it.each(DOCUMENTS.map((document) => [`${document.format} ${document.name}`, document] as const))(
    '%s',
    async (_, document) => {
      const page = await newPage(browser)
      try {
        const seen = watch(page)
        await openAs(page, 'subscriber', 'demowl', `/document/?contentcode=${encodeURIComponent(codeOf(document))}`)
        await visible(page, `${OPENED}, ${REFUSED}`).waitFor({ timeout: TIME_LIMIT_MS })
        await settled(page)
        if (await visible(page, OPENED).isVisible()) opened += 1
        expect(await page.title()).not.toContain('harmed')
        expect(await page.evaluate(() => location.hostname)).toBe('demowl.localhost')
        expect(seen).toEqual([])
      } finally {
        await page.context().close()
      }
    },
    2 * TIME_LIMIT_MS,
  )

  it('has shown 200 files; the others are no files that ingest takes', () => expect(opened).toBeGreaterThanOrEqual(200))
})
