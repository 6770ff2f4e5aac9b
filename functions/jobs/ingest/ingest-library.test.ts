import { appendFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { readValueNames } from '#library/value-names.ts'
import { openLibrary } from '#test/support/library.ts'
import { ingestLibrary } from './ingest-library.ts'
import type { Refusal } from './source/source.ts'

let folder: string
let ports: ReturnType<typeof openLibrary>
let refusals: Refusal[]
let remarks: Refusal[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ingest-'))
  ports = openLibrary()
  refusals = []
  remarks = []
})
afterEach(async () => {
  await ports.close()
  rmSync(folder, { recursive: true })
})

const file = (name: string) => path.join(folder, name)
const record = (number: number, more: object = {}) => ({
  id: `x${number}`,
  publisher: 'XO',
  designation: `XO ${number}:2020`,
  title: `Title ${number}`,
  ...more,
})
const lines = (...records: unknown[]) => `${records.map((one) => JSON.stringify(one)).join('\n')}\n`

function ingest(sources: readonly string[], tenants: readonly Tenant[] = ['demowl'], signal?: AbortSignal) {
  refusals = []
  remarks = []
  return ingestLibrary(ports, {
    tenants,
    sources,
    signal,
    onRefused: (refusal) => refusals.push(refusal),
    onRemark: (remark) => remarks.push(remark),
  })
}
const titles = () => [...ports.search.all.values()].map(({ title }) => title).sort()

describe('names of the library itself', () => {
  const names = (more: object) => writeFileSync(file('names.json'), JSON.stringify({ format: 'lectern-names/1', ...more }))
  const own = (...languages: string[]) => readValueNames(ports.table, 'demowl', languages)

  it('are kept by language, win by the order asked for, and are replaced as a whole', async () => {
    names({
      ics: { '77.080': { en: 'Iron, steel', fr: 'Fers et aciers' } },
      documentTypes: { 'House Standard': { fr: 'Norme maison', 'fr-CA': 'Norme d’entreprise' } },
    })
    expect(await ingest([folder])).toEqual({ added: 0, changed: 1, unchanged: 0, refused: 0 })
    expect(await ingest([folder])).toEqual({ added: 0, changed: 0, unchanged: 1, refused: 0 })
    expect(await own('fr-CA', 'fr')).toEqual({
      ics: { '77.080': 'Fers et aciers' },
      documentTypes: { 'House Standard': 'Norme d’entreprise' },
    })
    names({ ics: { '77.080': { en: 'Iron' } } })
    await ingest([folder])
    expect([await own('en'), await own('fr')]).toEqual([
      { ics: { '77.080': 'Iron' }, documentTypes: {} },
      { ics: {}, documentTypes: {} },
    ])
  })

  it('with a fault are told of, and change nothing', async () => {
    names({ ics: { seven: { en: 'Iron' } } })
    expect(await ingest([folder])).toMatchObject({ changed: 0, refused: 1 })
    expect(refusals.map(({ field }) => field)).toEqual(['ics.seven'])
  })
})

describe('records, a line each', () => {
  it('come in, and the same again changes nothing', async () => {
    writeFileSync(file('a.ndjson'), lines(record(1), record(2)))
    expect(await ingest([file('a.ndjson')])).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 0 })
    expect(await ingest([file('a.ndjson')])).toEqual({ added: 0, changed: 0, unchanged: 2, refused: 0 })
    expect(titles()).toEqual(['Title 1', 'Title 2'])
  })

  it('change one document where one line changed', async () => {
    writeFileSync(file('a.ndjson'), lines(record(1), record(2), record(3)))
    await ingest([file('a.ndjson')])
    writeFileSync(file('a.ndjson'), lines(record(1), record(2, { title: 'New' }), record(3)))
    expect(await ingest([file('a.ndjson')])).toEqual({ added: 0, changed: 1, unchanged: 2, refused: 0 })
    expect(titles()).toEqual(['New', 'Title 1', 'Title 3'])
  })

  it('that are bad are told by file, line, field and reason; the rest goes in', async () => {
    const text = `${JSON.stringify(record(1))}\n{"id": \n${JSON.stringify(record(3, { title: 7, year: 90 }))}\n\n[1]\n${JSON.stringify(record(6))}`
    writeFileSync(file('a.jsonl'), text)
    expect(await ingest([file('a.jsonl')])).toEqual({ added: 2, changed: 0, unchanged: 0, refused: 3 })
    expect(refusals.map(({ line, field }) => [line, field])).toEqual(
      expect.arrayContaining([
        [2, undefined],
        [3, 'title'],
        [3, 'year'],
        [5, undefined],
      ]),
    )
    expect(refusals.every(({ file: name, reason }) => name === file('a.jsonl') && reason !== '')).toBe(true)
  })

  it('are the last of their id, in one run and over runs', async () => {
    const filler = Array.from({ length: 600 }, (_, at) => record(at + 10))
    writeFileSync(file('a.ndjson'), lines(record(1), ...filler, record(1, { title: 'Last' })))
    await ingest([file('a.ndjson')])
    expect(titles()).toContain('Last')
    expect(await ingest([file('a.ndjson')])).toEqual({ added: 0, changed: 0, unchanged: 602, refused: 0 })
    expect(titles()).toContain('Last')
    expect(titles()).not.toContain('Title 1')
  })

  it('may share a designation', async () => {
    writeFileSync(file('a.ndjson'), lines(record(1), record(2, { designation: 'XO 1:2020' })))
    expect((await ingest([file('a.ndjson')])).added).toBe(2)
    expect(titles()).toEqual(['Title 1', 'Title 2'])
  })

  it('come in from a compressed file up to where it is cut off', async () => {
    const whole = gzipSync(lines(...Array.from({ length: 3000 }, (_, at) => record(at, { title: `T ${Math.random()}` }))))
    writeFileSync(file('a.ndjson.gz'), whole.subarray(0, whole.length - 2000))
    const { added, refused } = await ingest([file('a.ndjson.gz')])
    expect(added).toBeGreaterThan(1000)
    expect(refused).toBe(1)
    expect(refusals[0]?.reason).toContain('ends early')
  })

  it('go to the library of each tenant that is named, once read', async () => {
    writeFileSync(file('a.ndjson'), lines(record(1)))
    await ingest([file('a.ndjson')], ['astm'])
    expect(await ingest([file('a.ndjson')], ['astm', 'api'])).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 0 })
    expect([...ports.search.all.keys()].map((key) => key.split('\n')[0])).toEqual(['astm', 'api'])
  })

  it('can be stopped and taken up again', async () => {
    writeFileSync(file('a.ndjson'), lines(...Array.from({ length: 1200 }, (_, at) => record(at))))
    const stop = new AbortController()
    const first = await ingestLibrary(ports, {
      tenants: ['demowl'],
      sources: [file('a.ndjson')],
      signal: stop.signal,
      onProgress: () => stop.abort(),
    })
    expect(first.added).toBeGreaterThan(0)
    expect(first.added).toBeLessThan(1200)
    expect(await ingest([file('a.ndjson')])).toEqual({
      added: 1200 - first.added,
      changed: 0,
      unchanged: first.added,
      refused: 0,
    })
  })
})

describe('a package', () => {
  const document = (more: object = {}) => ({
    publisher: 'XO',
    designation: 'XO 7:2021',
    family: 'XO 7',
    title: 'Seven',
    documentType: 'Standard',
    status: 'Active',
    ...more,
  })
  const write = (...documents: unknown[]) =>
    writeFileSync(
      file('library.json'),
      JSON.stringify({ format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }], documents }),
    )

  it('comes in with its files, cleaned', async () => {
    writeFileSync(file('seven.html'), '<h1>Seven</h1><script>alert(1)</script><p onclick="x()">Flanges and gaskets.</p>')
    write(document({ files: { html: 'seven.html' } }))
    expect(await ingest([folder])).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 0 })
    const [page, text, ...others] = [...ports.objects.objects.keys()]
    expect(page).toMatch(/^demowl\/documents\/[0-9a-f]+\/[0-9a-f]+\.html$/)
    expect([text, others]).toEqual([`${page}.text`, []])
    expect([...ports.search.all.values()][0]?.pages).toEqual(['Seven\nFlanges and gaskets.'])
  })

  it('changes when a file of it changes', async () => {
    writeFileSync(file('seven.html'), '<p>one</p>')
    write(document({ files: { html: 'seven.html' } }))
    await ingest([folder])
    expect((await ingest([folder])).unchanged).toBe(1)
    appendFileSync(file('seven.html'), '<p>two</p>')
    expect((await ingest([folder])).changed).toBe(1)
    expect([...ports.search.all.values()][0]?.pages).toEqual(['one\ntwo'])
    expect([...ports.objects.objects.keys()].filter((key) => !key.endsWith('.text'))).toHaveLength(1)
    expect(ports.objects.objects.size).toBe(2)
  })

  it('keeps a bad document out and the others in', async () => {
    write(document(), document({ designation: 'XO 8:2021', status: 'Good' }), document({ designation: 'XO 9', publisher: 'ZZ' }))
    expect(await ingest([folder])).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 2 })
    expect(refusals.map(({ field }) => field)).toEqual(['documents[1].status', 'documents[2].publisher'])
  })

  it.each(['../outside.html', '/etc/hostname', 'link.html', 'gone.html', '.'])(
    'takes no file from elsewhere: %s',
    async (html) => {
      mkdirSync(file('in'))
      writeFileSync(file('outside.html'), '<p>secret</p>')
      symlinkSync(file('outside.html'), file('in/link.html'))
      write(document({ files: { html } }))
      const { readFileSync } = await import('node:fs')
      writeFileSync(file('in/library.json'), readFileSync(file('library.json')))
      expect(await ingest([file('in')])).toEqual({ added: 0, changed: 0, unchanged: 0, refused: 1 })
      expect(refusals[0]?.field).toBe('documents[0].files.html')
      expect(ports.objects.objects.size).toBe(0)
    },
  )
})

describe('folders', () => {
  it('are read to the bottom, links in circles too; unknown kinds are refused', async () => {
    mkdirSync(file('a/b'), { recursive: true })
    writeFileSync(file('a/b/one.ndjson'), lines(record(1)))
    writeFileSync(file('a/notes.txt'), 'x')
    symlinkSync(folder, file('a/b/round'))
    expect(await ingest([folder])).toEqual({ added: 1, changed: 0, unchanged: 0, refused: 1 })
    expect(refusals[0]).toMatchObject({ file: file('a/notes.txt') })
  })
})
