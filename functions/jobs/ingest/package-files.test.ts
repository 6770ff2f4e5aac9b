import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { PreparedFiles } from '#library/document/prepared-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import { openLibrary } from '#test/support/library.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { filesNamedIn } from './formats/package-file.ts'
import { ingestLibrary } from './ingest-library.ts'
import type { Refusal } from './source/source.ts'

const folder = newFolder()
const at = (name: string) => path.join(folder, name)
let ports: ReturnType<typeof openLibrary>
let refusals: Refusal[] = []

beforeAll(() => {
  ports = openLibrary()
  copyFileSync(path.join(import.meta.dirname, '../../../scripts/demo/videos/find-by-number.webm'), at('a.webm'))
  writeFileSync(at('a.en.vtt'), 'WEBVTT\n\n00:01.000 --> 00:02.000\nRungs.\n')
  writeFileSync(at('words.vtt'), 'Rungs.')
  writeFileSync(at('fake.mp4'), 'not a film')
  writeFileSync(at('text.html'), '<p>See ISO 31000:2018, ISO 19011 and ISO 31000:2018. XO 7 is this document.</p>')
})
afterAll(() => ports.close())
beforeEach(() => {
  refusals = []
})

const film = (more: object = {}) => ({ title: 'Rungs', duration: 3, file: 'a.webm', ...more })

function write(...files: object[]) {
  const facts = { publisher: 'XO', family: 'XO 7', title: 'Seven', documentType: 'Standard', status: 'Active' }
  const documents = files.map((own, place) => ({ ...facts, designation: `XO 7:${2021 + place}`, files: own }))
  const library = { format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }], documents }
  writeFileSync(at('library.json'), JSON.stringify(library))
}

const ingest = () =>
  ingestLibrary(ports, { tenants: ['demowl'], sources: [at('library.json')], onRefused: (one) => refusals.push(one) })
const files = async () => (await findJoinedDocument(ports.table, 'demowl', 'XO|7-2021'))?.files as PreparedFiles

describe('videos of a package', () => {
  it('are stored with their captions, and go when the document no longer names them', async () => {
    write({ html: 'text.html', videos: [film({ section: 'Use', captions: [{ language: 'en', file: 'a.en.vtt' }] })] })
    expect(await ingest()).toMatchObject({ added: 1, refused: 0 })
    const [video] = (await files()).videos ?? []
    expect(video).toMatchObject({ title: 'Rungs', section: 'Use', duration: 3, kind: 'webm', captions: [{ language: 'en' }] })
    expect(ports.objects.objects.has(video?.key ?? '')).toBe(true)
    expect(ports.objects.objects.has(video?.captions[0]?.key ?? '')).toBe(true)
    write({ html: 'text.html' })
    expect(await ingest()).toMatchObject({ changed: 1 })
    expect((await files()).videos).toBeUndefined()
    expect(ports.objects.objects.has(video?.key ?? '')).toBe(false)
  })

  it.each([
    ['another kind of file', film({ file: 'a.avi' }), 'videos[0].file', /not a file .webm or .mp4/],
    ['a file that is no video', film({ file: 'fake.mp4' }), 'videos[0].file', /not a video of the kind mp4/],
    ['a file that is not there', film({ file: 'b.webm' }), 'videos[0].file', /no such file/],
    ['a file outside', film({ file: '../a.webm' }), 'videos[0].file', /out of the folder|no such file/],
    ['no duration', film({ duration: undefined }), 'videos[0].duration', /is missing/],
    ['captions of words alone', film({ captions: [{ language: 'en', file: 'words.vtt' }] }), 'captions[0].file', /not WebVTT/],
  ])('with %s keep their document out, and it is said why', async (_, video, field, reason) => {
    write({ html: 'text.html', videos: [video] })
    expect(await ingest()).toMatchObject({ added: 0, refused: 1 })
    expect(refusals).toMatchObject([{ field: expect.stringContaining(field), reason: expect.stringMatching(reason) }])
  })

  it('are among the files that a package sends along', () => {
    const videos = [film({ captions: [{ language: 'en', file: 'a.en.vtt' }] }), null, 7]
    expect(filesNamedIn({ files: { pdf: 'a.pdf', videos } })).toEqual(new Set(['a.pdf', 'a.webm', 'a.en.vtt']))
    expect(filesNamedIn({ files: { videos: 'a' } })).toEqual(new Set())
    expect(filesNamedIn(null)).toEqual(new Set())
  })
})

it('the text of a document says what it refers to, each once, and not itself', async () => {
  expect((await files()).references).toEqual(['ISO 31000:2018', 'ISO 19011'])
})

describe('the red-line of a package', () => {
  it('is stored, named in an upload, and goes when the document no longer names it', async () => {
    writeFileSync(at('redline.pdf'), '%PDF-1.7 marks')
    const named = { html: 'text.html', redline: 'redline.pdf' }
    expect([...filesNamedIn({ files: named })].sort()).toEqual(['redline.pdf', 'text.html'])
    write(named)
    expect((await ingest()).refused).toBe(0)
    const key = (await files()).redline?.key ?? ''
    expect(ports.objects.objects.has(key)).toBe(true)
    write({ html: 'text.html' })
    await ingest()
    expect([(await files()).redline, ports.objects.objects.has(key)]).toEqual([undefined, false])
  })

  it('keeps a document out where it is no PDF', async () => {
    writeFileSync(at('no.pdf'), 'marks')
    write({ html: 'text.html', redline: 'no.pdf' })
    expect((await ingest()).refused).toBe(1)
    expect(refusals[0]?.reason).toMatch(/not a PDF/)
  })
})

it('a plain text of a package is read with all its signs', async () => {
  writeFileSync(at('text.txt'), 'Loads are those of\n<ISO 19011>.\n')
  write({ html: 'text.txt' })
  expect((await ingest()).refused).toBe(0)
  expect((await files()).references).toEqual(['ISO 19011'])
})

it('PDFs of a package that cannot be read are named, each, and keep their own documents out alone', async () => {
  for (const name of ['a.pdf', 'b.pdf']) writeFileSync(at(name), 'not a PDF')
  write({ pdf: 'a.pdf' }, { html: 'text.html' }, { pdf: 'b.pdf' })
  expect(await ingest()).toMatchObject({ added: 1, refused: 2 })
  expect(refusals.map(({ reason }) => reason).sort()).toEqual(
    [at('a.pdf'), at('b.pdf')].map((file) => expect.stringContaining(`${file}: not a PDF`)),
  )
})
