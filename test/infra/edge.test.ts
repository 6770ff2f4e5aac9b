import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { PAGE_FILE_EXTENSIONS } from '#functions/adapters/shared/content-type.ts'
import { copyPdfjs } from '#scripts/build/web/copy-pdfjs.ts'
import { ROOT } from '#scripts/command/options.ts'
import { newFolder } from '#test/support/new-folder.ts'

const folder = newFolder()

interface EdgeRequest {
  uri: string
  headers: Record<string, { value: string }>
}

/** Runs the file that CloudFront runs. */
function onEdge(name: string, uri: string, headers: Record<string, string> = {}): EdgeRequest {
  const text = readFileSync(path.join(ROOT, 'lib/infra/edge', `${name}.js`), 'utf8')
  const values = Object.fromEntries(
    Object.entries({ host: 'astm.example.com', ...headers }).map(([key, value]) => [key, { value }]),
  )
  return runInNewContext(`${text}; handler(event)`, {
    event: { request: { uri, headers: values }, viewer: { ip: '192.0.2.7' } },
  })
}

describe('an address of the page', () => {
  it.each([
    '/',
    '/home/',
    '/document/',
    '/document',
    '/resolve/designation/ISO-9001',
    '/resolve/HISTORICAL/B16.5-20',
    '/resolve/HISTORICAL/B16.5',
    '/admin/search-feedback',
    '/.well-known',
  ])('opens the page: %s', (uri) => expect(onEdge('open-page', uri).uri).toBe('/index.html'))
  it.each(['/assets/main-ABCDEFGH.js', '/i18n/en.json', '/pdfjs/pdf.worker.min.mjs', '/favicon.ico'])('is a file: %s', (uri) =>
    expect(onEdge('open-page', uri).uri).toBe(uri),
  )

  it('is a file by the same endings as on one machine, which are those of all that pdf.js fetches', async () => {
    for (const ending of PAGE_FILE_EXTENSIONS) expect(onEdge('open-page', `/a${ending}`).uri).toBe(`/a${ending}`)
    await copyPdfjs(folder)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const endings = new Set(files.map(({ name }) => path.extname(name)))
    // The empty one is that of the licences, which nobody fetches.
    expect([...endings].filter((ending) => ending !== '' && !PAGE_FILE_EXTENSIONS.includes(ending))).toEqual([])
  })
})

describe('a request to the API', () => {
  it('says whom the viewer asked, and who the viewer is, whatever the viewer says of itself', () => {
    const { headers } = onEdge('name-viewer', '/api/x', {
      'x-lectern-host': 'api.example.com',
      'x-lectern-viewer': '203.0.113.9',
    })
    expect(headers['x-lectern-host']).toEqual({ value: 'astm.example.com' })
    expect(headers['x-lectern-viewer']).toEqual({ value: '192.0.2.7' })
  })

  it.each([
    ['/api//documents///search/', '/api/documents/search'],
    ['/api/documents/search', '/api/documents/search'],
    ['/', '/'],
  ])('has no slash too many: %s', (uri, tidy) => expect(onEdge('name-viewer', uri).uri).toBe(tidy))
})
