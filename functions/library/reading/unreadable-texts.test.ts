import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { type DocumentText, TEXT_VERSION } from '#document-text/document-text.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { makeTextJob } from '#functions/jobs/make-text/handler.ts'
import type { QueuedJob } from '#ports/jobs.ts'
import { readJob } from '#ports/read-jobs.ts'
import { openLibrary, prepare, subscriber } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { readRendition } from '../places/rendition-text.ts'
import { selectPlace } from '../places/select-place.ts'
import { saveDocuments } from '../saving/save-documents.ts'
import { packText, readText } from '../text/stored-text.ts'
import { textKeyOf } from '../text/text-key.ts'
import { readDocumentTexts } from './read-document-texts.ts'
import { readJoinedDocuments } from './read-joined-documents.ts'

const KEYS = { html: 'demowl/documents/iso1/a.html', old: 'demowl/documents/iso1/old.pdf' }
const PAGE = '<h2 id="scope">1 Scope</h2><p>Rungs bend under loads of 100 N.</p>'
const BARE: DocumentText = { source: 'html', language: 'en', pages: [], clauses: [], blocks: [] }
const ofVersion = (version: number) =>
  gzipSync(JSON.stringify([version, 'html', 'en', [], [], [[1, -1, 0, 'Words of another release.']]]))
const folder = newFolder()

let library: ReturnType<typeof openLibrary>
beforeEach(() => {
  library = openLibrary()
})
afterEach(() => library.close())

async function setUp(name: string, stored: Uint8Array | undefined) {
  const clock = movableClock()
  const objects = openDiskObjects(`${folder}/${name.replaceAll(' ', '-')}`, { secret: new Uint8Array(32), clock })
  const ports = { ...library, objects, clock }
  await objects.put(KEYS.html, Buffer.from(PAGE), { contentType: 'text/html' })
  await objects.put(KEYS.old, Buffer.from('no PDF'), { contentType: 'application/pdf' })
  if (stored) await objects.put(textKeyOf(KEYS.html), stored, { contentType: 'application/gzip' })
  const file = (key: string) => ({ key, size: 1 })
  const files = { html: file(KEYS.html), oldPdfs: [{ ...file(KEYS.old), pageCount: 1 }] }
  await saveDocuments(ports, 'demowl', [prepare({}, files)])
  const document = async () => [...(await readJoinedDocuments(library.table, 'demowl', ['ISO|1-2020'])).values()][0] as never
  const read = async () => readDocumentTexts(await document(), { tenant: 'demowl', ports })
  const waiting = () => ([...library.jobs.sent.values()] as QueuedJob[]).filter((job) => job.name === 'make-text')
  return { ports, objects, document, read, waiting }
}

it.each([
  ['missing', undefined],
  ['of an older version', ofVersion(TEXT_VERSION - 1)],
  ['cut off', packText(BARE).subarray(0, 24)],
  ['no text', Buffer.from('a file')],
])(
  'a text that is %s is made by one job, with those of former printings, and places are kept as quoted until then',
  async (why, stored) => {
    const { ports, objects, document, read, waiting } = await setUp(why, stored)
    expect([await read(), await read()]).toEqual(Array(2).fill({ pdf: undefined, html: undefined, pending: true }))
    expect(waiting()).toHaveLength(1)
    const quote = { exact: 'Rungs bend under loads', before: '1 Scope', after: '' }
    expect(await selectPlace({ actor: subscriber, ports }, await document(), { quote })).toEqual({ place: { quote }, sizes: [] })
    await makeTextJob(ports, () => undefined)(readJob('make-text', waiting()[0] as QueuedJob))
    expect(await read()).toMatchObject({ pending: false, html: { clauses: [{ number: '1', title: 'Scope' }] } })
    expect(await readRendition({ actor: subscriber, ports }, await document(), 'html')).toMatchObject({ isRead: true })
    expect((await readText({ objects }, KEYS.old)).blocks).toEqual([])
    expect(waiting()).toHaveLength(1)
  },
)

it('a text of a newer release is left to it: there are no clauses, and no job', async () => {
  const { read, waiting } = await setUp('newer', ofVersion(TEXT_VERSION + 1))
  expect(await read()).toEqual({ pdf: undefined, html: undefined, pending: false })
  expect(waiting()).toEqual([])
})
