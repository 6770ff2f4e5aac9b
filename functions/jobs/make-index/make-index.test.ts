import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import PDFDocument from 'pdfkit'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { firstPageKeyOf } from '#library/document/first-page-key.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { textKeyOf } from '#library/text/text-key.ts'
import type { Objects } from '#ports/objects.ts'
import { readJob } from '#ports/read-jobs.ts'
import type { Json } from '#ports/table.ts'
import { openLibrary } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { ingestLibrary } from '../ingest/ingest-library.ts'
import { makeIndexJob, makeIndexJobOf, type RebuildSource } from './handler.ts'

const root = newFolder()
const clock = movableClock()
let count = 0
let library: ReturnType<typeof openLibrary>
let objects: Objects
let lines: Record<string, unknown>[]

async function pdf(...pages: string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false })
  for (const text of pages) document.addPage().text(text)
  document.end()
  return buffer(document)
}

const document = (number: number, more: object = {}) => ({
  publisher: 'XO',
  designation: `XO ${number}:2021`,
  family: `XO ${number}`,
  title: `Title ${number}`,
  documentType: 'Standard',
  status: 'Active',
  ...more,
})

/** PDFs, one of them locked, pages of HTML, and a family whose cards show each other. */
async function fill(): Promise<void> {
  const folder = path.join(root, 'package')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'open.pdf'), await pdf('Ladders have sturdy rungs', 'and a second page'))
  writeFileSync(path.join(folder, 'locked.pdf'), await pdf('Lanterns glow quietly'))
  writeFileSync(path.join(folder, 'empty.pdf'), await pdf(''))
  const html =
    '<title>no</title><h1>Pulleys &amp; ropes</h1><p>need<br>grease</p><script>x</script><table><tr><td>1<td>2</table>&nbsp;'
  writeFileSync(path.join(folder, 'page.html'), html)
  const documents = [
    document(1, { files: { pdf: 'open.pdf' } }),
    document(2, { files: { pdf: 'locked.pdf' }, drm: true }),
    document(3, { files: { html: 'page.html' } }),
    document(4, { files: { pdf: 'empty.pdf', html: 'page.html' } }),
    document(5, { designation: 'XO 5:2010', status: 'Withdrawn', family: 'XO 5' }),
    document(5, { supplementTo: 'XO 1:2021' }),
    document(6),
  ]
  const facts = { format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }], documents }
  writeFileSync(path.join(folder, 'library.json'), JSON.stringify(facts))
  const outcome = await ingestLibrary({ ...library, objects }, { tenants: ['astm', 'api'], sources: [folder] })
  expect(outcome).toMatchObject({ added: 7, refused: 0 })
  await removeDocument({ ...library, objects }, 'astm', 'XO|6-2021')
}

let whole: ReadonlyMap<string, IndexedDocument>
beforeAll(async () => {
  library = openLibrary()
  objects = openDiskObjects(path.join(root, 'objects'), { secret: new Uint8Array(32), clock })
  await fill()
  whole = new Map(library.search.all)
})
beforeEach(() => {
  count += 1
  lines = []
  for (const [key, one] of whole) library.search.all.set(key, one)
})
afterAll(() => library.close())

/** Works off the job and all that come of it; answers how many there were. */
async function make(partMs?: number, from?: RebuildSource): Promise<number> {
  const handle = makeIndexJob({ ...library, objects, clock, ids: ulidIds(clock) }, (line) => lines.push({ ...line }), partMs)
  library.jobs.sent.clear()
  await library.jobs.send(makeIndexJobOf('astm', `run ${count}`, from))
  let jobs = 0
  for (const job of library.jobs.sent.values()) {
    if (job.name !== 'make-index') continue
    await handle(readJob('make-index', job))
    jobs += 1
  }
  return jobs
}
const indexed = () => new Map(library.search.all)
const keyOf = (id: string) => `astm\n${id}`

describe('making an index again', () => {
  it('brings back all that was lost of one tenant, texts and links too, and leaves the others alone', async () => {
    expect(whole.get(keyOf('XO|2-2021'))?.pages).toEqual(['Lanterns glow quietly'])
    for (const key of whole.keys()) if (key.startsWith('astm')) library.search.all.delete(key)
    await make()
    expect(indexed()).toEqual(whole)
    expect(lines.at(-1)).toMatchObject({ event: 'make-index-done', indexed: 6, removed: 0 })
  })

  it('goes on where it stopped, a part with each job', async () => {
    library.search.all.clear()
    expect(await make(0)).toBeGreaterThan(6)
    for (const [key, one] of whole) if (key.startsWith('astm')) expect(indexed().get(key)).toEqual(one)
    expect(lines.at(-1)).toMatchObject({ event: 'make-index-done', indexed: 6 })
  })

  it.each(['empty', 'snapshot'] as const)(
    'a run from %s clears the index once; without a snapshot it begins empty',
    async (from) => {
      const one = whole.get(keyOf('XO|1-2021')) as IndexedDocument
      library.search.all.set(keyOf('XO|1-2021'), { ...one, id: 'damaged' })
      expect(await make(0, from)).toBeGreaterThan(6)
      expect(indexed()).toEqual(whole)
      expect(lines.filter(({ event }) => event === 'make-index-cleared')).toHaveLength(1)
      expect(lines.at(-1)).toMatchObject({ indexed: 6, removed: 0 })
    },
  )

  it('changes nothing where nothing is wrong, twice', async () => {
    await make()
    await make()
    expect(indexed()).toEqual(whole)
  })

  it('puts right what the index has otherwise, and takes out what the library does not have', async () => {
    const one = whole.get(keyOf('XO|1-2021')) as IndexedDocument
    library.search.all.set(keyOf('XO|1-2021'), { ...one, title: 'Wrong', pages: [] })
    for (const id of ['XO|6-2021', 'never there']) library.search.all.set(keyOf(id), { ...one, id })
    await make()
    expect(indexed()).toEqual(whole)
    expect(lines.at(-1)).toMatchObject({ removed: 2 })
  })

  it('does not put back an older text beside a save that came between', async () => {
    const changed = path.join(root, 'changed')
    mkdirSync(changed)
    writeFileSync(path.join(changed, 'new.pdf'), await pdf('Brand new words'))
    const facts = { format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }] }
    const documents = [document(1, { files: { pdf: 'new.pdf' } })]
    writeFileSync(path.join(changed, 'library.json'), JSON.stringify({ ...facts, documents }))
    const reading = objects.get
    let saved = false
    objects = {
      ...objects,
      async get(key, range) {
        const object = await reading(key, range)
        if (!saved && key === textKeyOf(pdfsOf(1)[0] as string)) {
          saved = true
          await ingestLibrary({ ...library, objects }, { tenants: ['astm'], sources: [changed] })
        }
        return object
      },
    }
    await make()
    expect(saved).toBe(true)
    expect(indexed().get(keyOf('XO|1-2021'))?.pages).toEqual(['Brand new words'])
  })

  it('makes a text again that is missing, damaged or of an earlier release, byte for byte', async () => {
    const key = textKeyOf(pdfsOf(2)[0] as string)
    const stored = async () => buffer((await objects.get(key))?.body as AsyncIterable<Uint8Array>)
    const before = await stored()
    const earlier = gzipSync(
      gunzipSync(before)
        .toString()
        .replace(/^\[\d+/, '[0'),
    )
    for (const spoiled of [undefined, before.subarray(0, before.length - 9), earlier]) {
      if (spoiled) await objects.put(key, spoiled, { contentType: 'application/gzip' })
      else await objects.delete(key)
      library.search.all.clear()
      await make()
      expect(await stored()).toEqual(before)
      expect(indexed().get(keyOf('XO|2-2021'))?.pages).toEqual(['Lanterns glow quietly'])
    }
  })

  it('draws the first page again where its picture is missing, the same, of locked PDFs too', async () => {
    for (const [pdf] of [pdfsOf(1), pdfsOf(2)]) {
      const key = firstPageKeyOf(pdf as string)
      const before = await objects.get(key)
      expect(before?.contentType).toBe('image/webp')
      await objects.delete(key)
      await make()
      expect((await objects.head(key))?.etag).toBe(before?.etag)
    }
    expect(indexed().get(keyOf('XO|2-2021'))?.pages).toEqual(['Lanterns glow quietly'])
  })

  it('indexes by what is left where a file is gone or damaged, and says so', async () => {
    const keys = [...pdfsOf(1), ...pdfsOf(4)]
    for (const key of keys) await objects.delete(textKeyOf(key))
    for (const [at, key] of keys.entries())
      if (at === 0) await objects.delete(key)
      else await objects.put(key, Buffer.from('no PDF'), { contentType: 'application/pdf' })
    library.search.all.clear()
    await make()
    expect(indexed().get(keyOf('XO|1-2021'))).toMatchObject({ title: 'Title 1', pages: [] })
    expect(indexed().get(keyOf('XO|4-2021'))?.pages[0]).toContain('Pulleys & ropes')
    expect(lines.filter(({ event }) => event === 'make-index-remark').map(({ reason }) => reason)).toEqual([
      expect.stringContaining('is gone'),
      expect.stringContaining('not a PDF'),
    ])
  })
})

describe('a job of an earlier release', () => {
  const run = async (payload: Json) => {
    const handle = makeIndexJob({ ...library, objects, clock, ids: ulidIds(clock) }, (line) => lines.push({ ...line }))
    await handle(readJob('make-index', { id: 'earlier', name: 'make-index', tenant: 'astm', payload }))
  }

  it('names its source in the words of that release', async () => {
    await run({ run: 'earlier', from: 'nothing' })
    await run({ run: 'earlier', from: 'standing' })
    const events = lines.map(({ event }) => event).filter((event) => event !== 'make-index-remark')
    expect(events).toEqual(['make-index-cleared', 'make-index-done', 'make-index-done'])
    expect(lines.at(-1)).toMatchObject({ indexed: 6, removed: 0 })
  })

  it('continues at its position among the orphans', async () => {
    library.search.all.set(keyOf('never there'), { ...(whole.get(keyOf('XO|1-2021')) as IndexedDocument), id: 'never there' })
    await run({ run: 'earlier', from: 'standing', part: 1, at: { strangers: 0 } })
    expect(lines.at(-1)).toMatchObject({ event: 'make-index-done', indexed: 0, removed: 1 })
  })
})

/** Keys of a document's PDFs. */
function pdfsOf(number: number): string[] {
  const item = library.items('astm').find(({ pk }) => pk === `astm#document#XO|${number}-2021`)
  const document = item?.document as unknown as { files: { pdf?: { key: string } } } | undefined
  return document?.files.pdf ? [document.files.pdf.key] : []
}
