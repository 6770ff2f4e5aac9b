import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { readRecord } from '#library/uploads/ingest-record.ts'
import type { QueuedJob } from '#ports/jobs.ts'
import type { Objects } from '#ports/objects.ts'
import { readJob } from '#ports/read-jobs.ts'
import { openLibrary } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { incomingKey } from './incoming.ts'
import { takeInJob, takeInJobOf } from './take-in.ts'

const root = newFolder()
const clock = movableClock()
const ids = ulidIds(clock)
const limits = { lines: { lines: 3, bytes: 10_000 }, package: { documents: 2, bytes: 10_000 } }

let library: ReturnType<typeof openLibrary>
let objects: Objects
let lines: Record<string, unknown>[]
let arrivals = 0

beforeEach(() => {
  library = openLibrary()
  objects = openDiskObjects(`${root}/${arrivals++}`, { secret: new Uint8Array(32), clock })
  lines = []
})
afterEach(() => library.close())

const record = (number: number, more: object = {}) => ({
  id: `x${number}`,
  publisher: 'XO',
  designation: `XO ${number}:2020`,
  title: `Title ${number}`,
  ...more,
})
const ndjson = (...records: unknown[]) => `${records.map((one) => JSON.stringify(one)).join('\n')}\n`
const titles = () => [...library.search.all.values()].map(({ title }) => title).sort()

const put = (name: string, body: string | Uint8Array) =>
  objects.put(incomingKey('astm', name), Buffer.from(body), { contentType: 'application/octet-stream' })

/** Tells of what has arrived, and works off all jobs that come of it. */
async function arrive(name: string, more: Partial<Omit<typeof library, 'objects'> & { objects: Objects }> = {}) {
  const handle = takeInJob({ ...library, objects, clock, ids, ...more }, (line) => lines.push(line), limits)
  const first = takeInJobOf('astm', name, String(arrivals++))
  if (first) await library.jobs.send(first)
  for (const job of library.jobs.sent.values())
    if (job.name === 'take-in' && !done.has(job)) await handle(readJob('take-in', job)).then(() => done.add(job))
  return readRecord(library.table, 'astm', name)
}
const done = new WeakSet<object>()
const outcome = (added: number, changed: number, unchanged: number, refused: number) => ({ added, changed, unchanged, refused })

describe('a catalogue that arrives', () => {
  it('is read as the columns beside it say, whatever its kind', async () => {
    const columns = { format: 'lectern-columns/1', columns: { A: 'designation', B: 'title' } }
    await put('list.csv.columns.json', JSON.stringify(columns))
    await put('list.csv', 'A;B\nXO 1;One\nXO 2;\n')
    expect(await arrive('list.csv.columns.json')).toBeUndefined()
    expect(await arrive('list.csv')).toMatchObject({
      outcome: outcome(1, 0, 0, 1),
      refusals: [{ file: 'list.csv', line: 3, field: 'title' }],
    })
    await put('one.yaml', 'title: Two\ndocid: { id: XO 2, type: XO }\n')
    expect(await arrive('one.yaml')).toMatchObject({ outcome: outcome(1, 0, 0, 0) })
    expect(titles()).toEqual(['One', 'Two'])
  })
})

describe('lines that arrive', () => {
  const seven = [1, 2, 3, 4, 5, 6, 7].map((number) => record(number))

  it.each([
    ['plain', 'a.ndjson', (text: string) => Buffer.from(text)],
    ['compressed', 'a.ndjson.gz', (text: string) => gzipSync(text)],
  ])('come in a slice with each job: %s', async (_, name, pack) => {
    await put(name, pack(ndjson(...seven)))
    const taken = await arrive(name)
    expect(taken).toMatchObject({ state: 'done', outcome: outcome(7, 0, 0, 0), refusals: [] })
    expect(titles()).toHaveLength(7)
    expect([...library.jobs.sent.values()].filter((job) => job.name === 'take-in')).toHaveLength(3)
    expect(await arrive(name)).toMatchObject({ outcome: outcome(0, 0, 7, 0) })
  })

  it('that are bad are told by name and line, in whichever slice they are', async () => {
    await put('sub/a.ndjson', `${ndjson(...seven.slice(0, 4))}oops\n${JSON.stringify(record(8, { title: 7 }))}`)
    expect(await arrive('sub/a.ndjson')).toMatchObject({
      outcome: outcome(4, 0, 0, 2),
      refusals: [
        { file: 'sub/a.ndjson', line: 5, reason: 'not JSON' },
        { file: 'sub/a.ndjson', line: 6, field: 'title' },
      ],
    })
  })

  it('are the last of their id, also where a slice is between them', async () => {
    await put('a.ndjson', ndjson(...seven, record(1, { title: 'Last' })))
    await arrive('a.ndjson')
    expect(titles()).toContain('Last')
    expect(titles()).not.toContain('Title 1')
  })

  it('come in up to where a compressed file is cut off', async () => {
    const whole = gzipSync(ndjson(...Array.from({ length: 40 }, (_, at) => record(at, { title: `T ${Math.random()}` }))))
    await put('a.jsonl.gz', whole.subarray(0, whole.length - 100))
    const taken = await arrive('a.jsonl.gz')
    expect(taken?.outcome.added).toBeGreaterThan(5)
    expect(taken?.refusals.at(-1)).toMatchObject({ file: 'a.jsonl.gz', reason: expect.stringContaining('ends early') })
  })

  it('of a file that was replaced meanwhile are left to the job of what replaced it', async () => {
    await put('a.ndjson', ndjson(...seven))
    const replacing: Objects = {
      ...objects,
      get: async (key, range) => {
        const object = await objects.get(key, range)
        if (range?.first === 0) await put('a.ndjson', ndjson(record(9)))
        return object
      },
    }
    expect(await arrive('a.ndjson', { objects: replacing })).toMatchObject({ state: 'running', outcome: outcome(3, 0, 0, 0) })
    expect(lines.map(({ event }) => event)).toContain('ingest-superseded')
    expect(await arrive('a.ndjson')).toMatchObject({ state: 'done', outcome: outcome(1, 0, 0, 0) })
  })
})

describe('a package that arrives', () => {
  const document = (number: number, more: object = {}) => ({
    publisher: 'XO',
    designation: `XO ${number}:2021`,
    family: `XO ${number}`,
    title: `Title ${number}`,
    documentType: 'Standard',
    status: 'Active',
    ...more,
  })
  const write = (...documents: unknown[]) =>
    put(
      'shelf.package/library.json',
      JSON.stringify({ format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }], documents }),
    )

  it('comes in with its files, some documents with each job', async () => {
    const numbers = [1, 2, 3, 4, 5]
    for (const number of numbers) await put(`shelf.package/texts/${number}.html`, `<p>About flanges ${number}.</p>`)
    await write(...numbers.map((number) => document(number, { files: { html: `texts/${number}.html` } })))
    expect(await arrive('shelf.package/texts/1.html')).toBeUndefined()
    expect(await arrive('shelf.package/library.json')).toMatchObject({ state: 'done', outcome: outcome(5, 0, 0, 0) })
    expect([...library.search.all.values()].map(({ pages }) => pages)).toContainEqual(['About flanges 5.'])
    expect(await arrive('shelf.package/library.json')).toMatchObject({ outcome: outcome(0, 0, 5, 0) })
  })

  it.each(['../outside.html', '/etc/hostname', 'gone.html', 'texts/../../outside.html'])(
    'takes no file from elsewhere: %s',
    async (html) => {
      await put('outside.html', '<p>secret</p>')
      await write(document(1), document(2), document(3, { files: { html } }))
      expect(await arrive('shelf.package/library.json')).toMatchObject({
        outcome: outcome(2, 0, 0, 1),
        refusals: [{ file: 'shelf.package/library.json', field: 'documents[2].files.html' }],
      })
    },
  )

  it('that is none is refused', async () => {
    await put('shelf.package/library.json', '{"format":')
    expect(await arrive('shelf.package/library.json')).toMatchObject({ state: 'done', outcome: outcome(0, 0, 0, 1) })
  })
})

describe('an object that arrives', () => {
  it.each([
    ['notes.doc', 'no kind of file'],
    ['../a.ndjson', '".."'],
    ['a//b.ndjson', 'empty'],
    ['a\u0007.ndjson', 'control characters'],
    [`${'ä'.repeat(500)}.ndjson`, 'longer than 900 bytes'],
    ['library.json', '.package'],
    ['gone.ndjson', 'gone'],
  ])('is refused aloud, and the record says why: %j', async (name, reason) => {
    const taken = await arrive(name)
    expect(taken).toMatchObject({
      state: 'done',
      outcome: outcome(0, 0, 0, 1),
      refusals: [{ reason: expect.stringContaining(reason) }],
    })
    expect(lines.map(({ event }) => event)).toEqual(['ingest-refused', 'ingest-done'])
  })

  it.each(['a.ndjson', 'a.ndjson.gz', 'a.pdf', 'a.xml', 'a.package/library.json'])(
    'of 6 GB is refused before it is read: %s',
    async (name) => {
      await put(name, 'x')
      const huge: Objects = {
        ...objects,
        head: async (key) => ({ ...(await objects.head(key)), size: 6 * 2 ** 30 }) as never,
        get: async () => Promise.reject(new Error('it was read')),
      }
      expect(await arrive(name, { objects: huge })).toMatchObject({
        state: 'done',
        refusals: [{ reason: expect.stringMatching(/larger than \d+ MB/) }],
      })
    },
  )

  it.each(['folder/', '.DS_Store', 'folder/.hidden.ndjson', 'shelf.package/one.pdf'])('is of no concern: %s', (name) =>
    expect(takeInJobOf('astm', name, '1')).toBeUndefined(),
  )

  it('may have a name with anything else in it', async () => {
    const name = 'A + B/50 % "of" ü 规范.ndjson'
    await put(name, ndjson(record(1)))
    expect(await arrive(name)).toMatchObject({ outcome: outcome(1, 0, 0, 0) })
  })

  it('waits while the search is away: nothing is half done, and the next try takes it in', async () => {
    await put('a.ndjson', ndjson(record(1), record(2)))
    const away = {
      ...library.search,
      index: async () => Promise.reject(new Error('the search does not answer')),
    } as typeof library.search
    await expect(arrive('a.ndjson', { search: away })).rejects.toThrow('does not answer')
    expect(await readRecord(library.table, 'astm', 'a.ndjson')).toMatchObject({
      state: 'running',
      trouble: expect.stringContaining('does not answer'),
    })
    const taken = await arrive('a.ndjson')
    expect(taken).toMatchObject({ state: 'done', outcome: outcome(0, 0, 2, 0) })
    expect(taken?.trouble).toBeUndefined()
    expect(titles()).toEqual(['Title 1', 'Title 2'])
  })

  it('is taken in once where it is told of twice', async () => {
    await put('a.ndjson', ndjson(record(1)))
    const job = takeInJobOf('astm', 'a.ndjson', 'the same')
    expect(takeInJobOf('astm', 'a.ndjson', 'the same')).toEqual(job)
    const handle = takeInJob({ ...library, objects, clock, ids }, () => {}, limits)
    const taken = readJob('take-in', job as QueuedJob)
    await Promise.all([handle(taken), handle(taken)])
    expect(titles()).toEqual(['Title 1'])
  })
})
