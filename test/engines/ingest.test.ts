import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { SQSEvent } from 'aws-lambda'
import PDFDocument from 'pdfkit'
import { listFailedJobs } from '#functions/adapters/aws/sqs/ledger.ts'
import { openSqsQueue } from '#functions/adapters/aws/sqs/queue.ts'
import { SearchUnavailable } from '#ports/search.ts'
import { TableUnavailable } from '#ports/table.ts'
import { type Sending, sendLibrary } from '#scripts/ingest/send-library.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { type LocalLibrary, openLocalLibrary } from './support/local-library.ts'

jest.setTimeout(180_000)

let library: LocalLibrary
beforeAll(async () => {
  library = await openLocalLibrary()
})
afterEach(() => {
  library.lines.length = 0
})
afterAll(() => library.close())

let numbers = 0
const records = (count: number, more: object = {}) =>
  Array.from({ length: count }, () => {
    numbers += 1
    return { id: `x${numbers}`, publisher: 'XO', designation: `XO ${numbers}:2020`, title: `Flange number ${numbers}`, ...more }
  })
const ndjson = (all: readonly object[]) => all.map((one) => `${JSON.stringify(one)}\n`).join('')

/** Uploads a file to the bucket and waits for the notification. */
async function put(name: string, Body: string | Uint8Array): Promise<void> {
  const { client, options } = library.bucket
  const before = await library.queue.pending()
  await client.send(new PutObjectCommand({ Bucket: options.bucket, Key: `astm/incoming/${name}`, Body }))
  while ((await library.queue.pending()) === before) await new Promise((resolve) => setTimeout(resolve, 50))
}
const drain = (more?: Parameters<LocalLibrary['consumer']>[0]) => library.queue.drain(library.consumer(more))
const outcome = (added: number, changed: number, unchanged: number, refused: number) => ({ added, changed, unchanged, refused })

async function find(text: string): Promise<string[]> {
  const { hits } = await library.ports.search.find({
    scope: { tenant: 'astm', documents: 'all', texts: 'all' },
    text,
    field: 'all',
    filters: [],
    sort: 'best',
    offset: 0,
    size: 20,
  } as Parameters<typeof library.ports.search.find>[0])
  return hits.map(({ id }) => id)
}

async function pdf(text: string): Promise<Buffer> {
  const document = new PDFDocument()
  document.text(text).end()
  const chunks: Buffer[] = []
  for await (const chunk of document) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe('what is put into the bucket', () => {
  it('comes in by itself and is found, whatever its name', async () => {
    const all = records(3)
    await put('My + list/50 % "of" %41 ü.ndjson', ndjson(all))
    await drain()
    expect(await library.recordOf('My + list/50 % "of" %41 ü.ndjson')).toMatchObject({
      state: 'done',
      outcome: outcome(3, 0, 0, 0),
    })
    expect(await find(`flange ${numbers}`)).toEqual([`XO|${numbers}-2020`])
  })

  it('as a package comes in with its PDF and HTML, found by their words', async () => {
    await put('shelf.package/files/seven.pdf', await pdf('Ladders have sturdy rungs'))
    await put('shelf.package/files/eight.html', '<p>Lanterns glow quietly</p>')
    const document = (number: number, files: object) => ({
      publisher: 'XO',
      designation: `XO ${number}:2021`,
      family: `XO ${number}`,
      title: `Title ${number}`,
      documentType: 'Standard',
      status: 'Active',
      files,
    })
    const documents = [document(9007, { pdf: 'files/seven.pdf' }), document(9008, { html: 'files/eight.html' })]
    const publishers = [{ code: 'XO', name: 'Xo' }]
    await put('shelf.package/library.json', JSON.stringify({ format: 'lectern-package/1', publishers, documents }))
    await drain()
    expect(await library.recordOf('shelf.package/library.json')).toMatchObject({ state: 'done', outcome: outcome(2, 0, 0, 0) })
    expect(await find('sturdy rungs')).toEqual(['XO|9007-2021'])
    expect(await find('lanterns')).toEqual(['XO|9008-2021'])
  })

  it('as a bare PDF comes in under the name of its file', async () => {
    await put('xo-9009-2021.pdf', await pdf('Pulleys need grease'))
    await drain()
    expect(await library.recordOf('xo-9009-2021.pdf')).toMatchObject({ state: 'done', outcome: outcome(1, 0, 0, 0) })
    expect(await find('pulleys grease')).toHaveLength(1)
  })

  it('and is no document, or has a hostile name, is refused aloud; the rest goes on', async () => {
    await put('notes.doc', 'hello')
    await put('a//b.ndjson', 'x')
    await put('line\nbreak.ndjson', 'x')
    await put('not.pdf', 'this is no PDF')
    await put(`${'a'.repeat(950)}.ndjson`, 'x')
    await put('good.ndjson', ndjson(records(2)))
    await drain()
    const reasonOf = async (name: string) => (await library.recordOf(name))?.refusals[0]?.reason
    expect(await reasonOf('notes.doc')).toContain('no kind of file')
    expect(await reasonOf('a//b.ndjson')).toContain('empty')
    expect(await reasonOf('line\nbreak.ndjson')).toContain('control characters')
    expect(await reasonOf('not.pdf')).toContain('not a PDF')
    expect(await reasonOf(`${'a'.repeat(950)}.ndjson`)).toContain('900 bytes')
    expect(await library.recordOf('good.ndjson')).toMatchObject({ outcome: outcome(2, 0, 0, 0) })
    expect(await library.queue.deadLetters()).toEqual([])
  })
})

describe('npm run ingest -- --to TENANT', () => {
  const root = newFolder()
  const say = (text: string) => void said.push(text)
  let said: string[]

  /** Runs the command, and the queue's consumer until it ends. */
  async function send(given: readonly string[], more: Partial<Sending> = {}, consumer = library.consumer()) {
    said = []
    const { ports } = library
    const deployment = { tenant: 'astm' as const, ...ports, failed: () => listFailedJobs(ports.table, 'astm') }
    let over = false
    const sending = sendLibrary({ deployment, say, signal: new AbortController().signal, ...more }, given).finally(() => {
      over = true
    })
    while (!over) if ((await library.queue.deliver(consumer)) === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    await drain()
    return sending
  }

  it('puts records and packages there, and ends with what became of them', async () => {
    mkdirSync(`${root}/in/shelf/texts`, { recursive: true })
    writeFileSync(`${root}/in/records.ndjson.gz`, gzipSync(`${ndjson(records(3))}oops\n`))
    writeFileSync(`${root}/in/notes.doc`, 'hello')
    writeFileSync(`${root}/secret.html`, '<p>secret</p>')
    writeFileSync(`${root}/in/shelf/texts/one.html`, '<p>Windlasses creak</p>')
    const document = (number: number, html: string) => ({
      publisher: 'XO',
      designation: `XO ${number}:2022`,
      family: `XO ${number}`,
      title: `Title ${number}`,
      documentType: 'Standard',
      status: 'Active',
      files: { html },
    })
    const documents = [document(9101, 'texts/one.html'), document(9102, '../../secret.html')]
    const library = { format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }], documents }
    writeFileSync(`${root}/in/shelf/library.json`, JSON.stringify(library))
    expect(await send([`${root}/in`])).toEqual({ ...outcome(4, 0, 0, 3), unknown: 0 })
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^refused: .*notes\.doc: no kind of file/),
        expect.stringMatching(/^refused: records\.ndjson\.gz, line 4: not JSON/),
        expect.stringMatching(/^refused: shelf\.package\/library\.json, documents\[1\]\.files\.html: /),
        expect.stringMatching(/^sent: shelf\.package\/library\.json, 100 % of/),
      ]),
    )
    expect(await find('windlasses')).toEqual(['XO|9101-2022'])
    expect(await send([`${root}/in`])).toEqual({ ...outcome(0, 0, 4, 3), unknown: 0 })
  })

  it('says what failed there for good', async () => {
    writeFileSync(`${root}/fails.ndjson`, ndjson(records(1)))
    const consumer = library.consumer({ search: library.openSearch('http://127.0.0.1:9') })
    expect(await send([`${root}/fails.ndjson`], {}, consumer)).toEqual({ ...outcome(0, 0, 0, 0), unknown: 1 })
    expect(said.at(-1)).toMatch(/^failed: fails\.ndjson: SearchUnavailable/)
    for (const dead of await library.queue.deadLetters()) await library.queue.send(dead)
    await drain()
    expect(await library.recordOf('fails.ndjson')).toMatchObject({ state: 'done', outcome: outcome(1, 0, 0, 0) })
  })

  it('says where to look when nothing happens there', async () => {
    writeFileSync(`${root}/idle.ndjson`, ndjson(records(1)))
    const { showAgain } = openSqsQueue(library.queue.options)
    const idle = async ({ Records }: SQSEvent) => {
      for (const { receiptHandle } of Records) await showAgain(receiptHandle, 1)
      return { batchItemFailures: Records.map(({ messageId }) => ({ itemIdentifier: messageId })) }
    }
    expect(await send([`${root}/idle.ndjson`], { stallTimeoutMs: 10 }, idle)).toMatchObject({ unknown: 1 })
    expect(said.at(-1)).toMatch(/^no result yet: idle\.ndjson/)
  })
})

describe('what goes wrong while documents come in', () => {
  it('the search is away: the job is tried again later, and nothing is half done', async () => {
    await put('away.ndjson', ndjson(records(4)))
    let tries = 0
    const away = {
      ...library.ports.search,
      index: async (...all: Parameters<typeof library.ports.search.index>) => {
        tries += 1
        if (tries < 3) throw new SearchUnavailable('gone')
        return library.ports.search.index(...all)
      },
    }
    await drain({ search: away })
    expect(tries).toBe(3)
    expect(library.lines.filter(({ event }) => event === 'job-tried')).toHaveLength(2)
    expect(await library.recordOf('away.ndjson')).toMatchObject({ state: 'done', outcome: outcome(4, 0, 0, 0) })
    expect(await find(`flange ${numbers}`)).toHaveLength(1)
  })

  it('the search stays away: the job is kept as failed, and comes in when it is sent again', async () => {
    await put('gone.ndjson', ndjson(records(2)))
    await drain({ search: library.openSearch('http://127.0.0.1:9') })
    const [failed, ...others] = await listFailedJobs(library.ports.table, 'astm')
    expect(others).toEqual([])
    expect(failed).toMatchObject({ name: 'take-in', tries: 3, reason: expect.stringContaining('SearchUnavailable') })
    expect(await library.recordOf('gone.ndjson')).toMatchObject({ state: 'running', trouble: expect.any(String) })
    const [dead = ''] = await library.queue.deadLetters()
    await library.queue.send(dead)
    await drain()
    expect(await library.recordOf('gone.ndjson')).toMatchObject({ state: 'done', outcome: outcome(2, 0, 0, 0) })
    expect(await listFailedJobs(library.ports.table, 'astm')).toEqual([])
  })

  it('the table is throttled in the middle: the job is tried again, and all of it comes in', async () => {
    await put('throttled.ndjson', ndjson(records(5)))
    let calls = 0
    const table = {
      ...library.ports.table,
      transact: async (...all: Parameters<typeof library.ports.table.transact>) => {
        calls += 1
        // The first takes the job up; then the documents are written, and then settled.
        if (calls === 2 || calls === 5) throw new TableUnavailable('throttled')
        return library.ports.table.transact(...all)
      },
    }
    await drain({ table })
    expect(library.lines.filter(({ event }) => event === 'job-tried').length).toBeGreaterThan(0)
    expect(await library.recordOf('throttled.ndjson')).toMatchObject({ state: 'done', outcome: outcome(5, 0, 0, 0) })
    expect(await find(`flange ${numbers}`)).toHaveLength(1)
  })

  it('the process dies in the middle: another takes the job up when its time is over', async () => {
    await put('dies.ndjson', ndjson(records(3)))
    const reached = Promise.withResolvers<void>()
    let dead = false
    const { search, table } = library.ports
    const dying = library.consumer({
      search: {
        ...search,
        index: () => {
          dead = true
          reached.resolve()
          return new Promise(() => {})
        },
      },
      // Nor does it say any more that it is its turn to save.
      table: { ...table, put: (...all) => (dead ? new Promise(() => {}) : table.put(...all)) },
    })
    const given = Promise.withResolvers<SQSEvent>()
    const deliver = () =>
      library.queue.deliver((event) => {
        given.resolve(event)
        return dying(event)
      })
    // The notification first, which becomes a job; the delivery of the job never ends.
    while ((await library.queue.deliver(dying)) === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    void (async () => {
      while ((await deliver()) === 0) await new Promise((resolve) => setTimeout(resolve, 50))
    })()
    await reached.promise
    const again = await given.promise
    expect((await library.consumer()(again)).batchItemFailures).toHaveLength(1)
    library.clock.pass(1000)
    for (const { receiptHandle } of again.Records) await openSqsQueue(library.queue.options).showAgain(receiptHandle, 0)
    await drain()
    expect(await library.recordOf('dies.ndjson')).toMatchObject({ state: 'done', outcome: outcome(3, 0, 0, 0) })
    expect(await find(`flange ${numbers}`)).toHaveLength(1)
  })

  it('the notification is delivered twice: it is one job', async () => {
    await put('twice.ndjson', ndjson(records(2)))
    const bodies: string[] = []
    await library.queue.deliver(async ({ Records }) => {
      bodies.push(...Records.map(({ body }) => body))
      return { batchItemFailures: [] }
    })
    expect(bodies).toHaveLength(1)
    for (const body of [...bodies, ...bodies]) await library.queue.send(body)
    await drain()
    expect(library.lines.filter(({ event }) => event === 'ingest-done')).toHaveLength(1)
    expect(await library.recordOf('twice.ndjson')).toMatchObject({ state: 'done', outcome: outcome(2, 0, 0, 0) })
  })
})
