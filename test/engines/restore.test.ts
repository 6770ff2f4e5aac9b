import { buffer, text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  PutBucketVersioningCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import PDFDocument from 'pdfkit'
import type { SearchIntent } from '#finding/intent.ts'
import { openEngine } from '#functions/adapters/aws/opensearch/index/engine.ts'
import { openS3Objects } from '#functions/adapters/aws/s3/s3-objects.ts'
import type { Objects } from '#ports/objects.ts'
import type { SearchHits } from '#ports/search.ts'
import { copyTable } from '#scripts/backup/copy-table.ts'
import { main as restore } from '#scripts/backup/restore.ts'
import { main as reindex } from '#scripts/reindex/reindex.ts'
import { engineUrl } from './support/engine-url.ts'
import { openLocalBucket } from './support/local-bucket.ts'
import { type LocalLibrary, openLocalLibrary } from './support/local-library.ts'
import { newDynamoTable } from './support/new-dynamo-table.ts'

/** Follows the runbook's chapter Restore step by step. */

jest.setTimeout(300_000)

const endpoint = engineUrl('LECTERN_OPENSEARCH_URL')
const engine = openEngine({
  endpoint,
  region: 'us-east-1',
  credentials: () => ({ accessKeyId: 'test', secretAccessKey: 'test' }),
  timeoutMs: 60_000,
})

let library: LocalLibrary
beforeAll(async () => {
  library = await openLocalLibrary()
  process.env.LECTERN_QUEUE_URL = library.queue.options.queueUrl
  process.env.LECTERN_BUCKET = library.bucket.options.bucket
  await put('shelf.package/files/one.pdf', await pdf('Ladders have sturdy rungs'))
  await put('shelf.package/files/two.html', '<p>Lanterns glow quietly</p>')
  const document = (number: number, more: object) => ({
    publisher: 'XO',
    designation: `XO ${number}:2021`,
    family: `XO ${number}`,
    title: `Ladder number ${number}`,
    documentType: 'Standard',
    status: 'Active',
    ...more,
  })
  const documents = [
    document(1, { files: { pdf: 'files/one.pdf' } }),
    document(2, { files: { html: 'files/two.html' }, drm: true }),
    document(3, { supplementTo: 'XO 1:2021' }),
    document(1, { designation: 'XO 1:2010', status: 'Withdrawn' }),
  ]
  const publishers = [{ code: 'XO', name: 'Xo' }]
  await put('shelf.package/library.json', JSON.stringify({ format: 'lectern-package/1', publishers, documents }))
  await library.queue.drain(library.consumer())
})
afterAll(() => library.close())

async function put(name: string, Body: string | Uint8Array): Promise<void> {
  const { client, options } = library.bucket
  const before = await library.queue.pending()
  await client.send(new PutObjectCommand({ Bucket: options.bucket, Key: `astm/incoming/${name}`, Body }))
  while ((await library.queue.pending()) === before) await new Promise((resolve) => setTimeout(resolve, 50))
}

async function pdf(words: string): Promise<Buffer> {
  const document = new PDFDocument()
  document.text(words).end()
  return buffer(document)
}

const ASKED: Omit<SearchIntent, 'text'> = {
  scope: { tenant: 'astm', documents: 'all', texts: 'all' },
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 20,
  count: ['publisher', 'status'],
}
const find = (text: string): Promise<SearchHits> => library.ports.search.find({ ...ASKED, text })
const QUESTIONS = ['', 'ladder', 'sturdy rungs', 'lanterns', 'XO 1', 'xo1 2010', 'laddr']
const answers = () => Promise.all(QUESTIONS.map(find))

/** Returns the index behind the alias of this test. */
async function ownIndex(): Promise<string> {
  const indices = Object.keys(await engine.request<object>('GET', `/${library.prefix}-astm/_alias`))
  expect(indices).toHaveLength(1)
  return indices[0] as string
}

describe('a file that was overwritten or deleted', () => {
  const key = 'astm/documents/restored/1.pdf'
  let bucket: Awaited<ReturnType<typeof openLocalBucket>>
  let objects: Objects
  const at = () => ({ Bucket: bucket.options.bucket, Key: key })
  const write = (bytes: string) => objects.put(key, Buffer.from(bytes), { contentType: 'application/pdf' })
  const versions = () => bucket.client.send(new ListObjectVersionsCommand({ Bucket: at().Bucket }))
  async function read(): Promise<string[] | undefined> {
    const object = await objects.get(key)
    return object && [object.contentType, await text(object.body)]
  }

  beforeAll(async () => {
    bucket = await openLocalBucket()
    objects = openS3Objects({ ...bucket.options, clock: library.clock, timeoutMs: 60_000 })
    const VersioningConfiguration = { Status: 'Enabled' } as const
    await bucket.client.send(new PutBucketVersioningCommand({ Bucket: at().Bucket, VersioningConfiguration }))
  })
  afterAll(async () => {
    const { Versions = [], DeleteMarkers = [] } = await versions()
    for (const { VersionId } of [...Versions, ...DeleteMarkers])
      await bucket.client.send(new DeleteObjectCommand({ ...at(), VersionId }))
    await bucket.close()
  })

  it('is read as it was once its older version is copied over it', async () => {
    await write('as it was')
    await write('as it should not be')
    const { Versions = [] } = await versions()
    const older = Versions.find(({ IsLatest }) => !IsLatest)
    const CopySource = `${at().Bucket}/${key}?versionId=${older?.VersionId}`
    const same = { MetadataDirective: 'REPLACE', ContentType: 'application/pdf' } as const
    await bucket.client.send(new CopyObjectCommand({ ...at(), CopySource, ...same }))
    expect(await read()).toEqual(['application/pdf', 'as it was'])
  })

  it('is back once its delete marker is deleted', async () => {
    await write('as it was')
    await objects.delete(key)
    expect(await read()).toBeUndefined()
    const { DeleteMarkers = [] } = await versions()
    const marker = DeleteMarkers.find(({ IsLatest }) => IsLatest)
    await bucket.client.send(new DeleteObjectCommand({ ...at(), VersionId: marker?.VersionId }))
    expect(await read()).toEqual(['application/pdf', 'as it was'])
  })
})

describe('an index that is gone', () => {
  it('comes back from the newest snapshot with its alias, and what has changed since from table and files', async () => {
    const before = await answers()
    const index = await ownIndex()
    const repository = `/_snapshot/${library.prefix}`
    const keep = (name: string) => engine.request('PUT', `${repository}/${name}?wait_for_completion=true`, { indices: index })
    await engine.request('PUT', repository, { type: 'fs', settings: { location: library.prefix } })
    try {
      await keep('an-hour-before')
      await library.ports.search.remove('astm', ['XO|1-2010'])
      // The engine reads its clock every 200 ms: two snapshots within them have the same time.
      await wait(500)
      await keep('newest')
      await library.ports.search.remove('astm', ['XO|1-2021', 'XO|2-2021'])
      expect(await reindex(['--to', 'astm', '--from-snapshot'])).toBe(0)
      await library.queue.drain(library.consumer())
      expect(library.lines.find(({ event }) => event === 'make-index-cleared')).toMatchObject({ snapshot: 'newest' })
      expect(await answers()).toEqual(before)
      expect(await ownIndex()).toBe(index)
      expect(await library.ports.search.restore('api')).toBeUndefined()
      expect(await answers()).toEqual(before)
    } finally {
      await engine.request('DELETE', `${repository}/*`)
      await engine.request('DELETE', repository)
    }
  })

  it('is made again afresh where what stands is no index that can be written or read', async () => {
    const before = await answers()
    const made = { aliases: { [`${library.prefix}-astm`]: {} }, settings: { number_of_replicas: 0 } }
    await engine.request('PUT', `/${library.prefix}-astm-damaged`, made)
    // An adapter opened before caches for a minute that the index is readable.
    const search = library.openSearch()
    await expect(search.find({ ...ASKED, text: 'ladder' })).rejects.toThrow('is not an alias of one index')
    library.lines.length = 0
    expect(await reindex(['--to', 'astm', '--afresh'])).toBe(0)
    await library.queue.drain(library.consumer())
    expect(library.lines.find(({ event }) => event === 'make-index-done')).toMatchObject({ indexed: 4, removed: 0 })
    expect(await answers()).toEqual(before)
    await ownIndex()
    library.lines.length = 0
  })

  it('is made again from table and files by the job, without a snapshot', async () => {
    const before = await answers()
    expect(before[2]?.hits[0]).toMatchObject({ id: 'XO|1-2021', page: 1 })
    await engine.request('DELETE', `/${await ownIndex()}`)
    expect(await reindex(['--to', 'astm'])).toBe(0)
    await library.queue.drain(library.consumer())
    expect(library.lines.find(({ event }) => event === 'make-index-done')).toMatchObject({ indexed: 4, removed: 0 })
    expect(await answers()).toEqual(before)
  })
})

describe('a table that another one has to fill', () => {
  it('has what the other has: all that it lacks, or all', async () => {
    const dynamo = await newDynamoTable()
    try {
      const to = dynamo.open({ clock: library.clock })
      const own = { pk: 'astm#document#XO|1-2021', sk: 'document', written: 'since' }
      await to.put(own)
      process.env.LECTERN_TABLE = dynamo.tableName
      expect(await restore(['--table', library.tableName, '--to', 'astm'])).toBe(0)
      expect(await to.get(own)).toEqual(own)
      const count = (await library.ports.table.scan({ prefix: 'astm#', limit: 1000 })).items.length
      expect(await copyTable(library.ports.table, to, 'astm', false)).toEqual({ copied: 0, there: count })
      expect(await copyTable(library.ports.table, to, 'astm', true)).toEqual({ copied: count, there: 0 })
      const all = async (table: typeof to) => (await table.scan({ prefix: 'astm#', limit: 1000 })).items
      expect(await all(to)).toEqual(await all(library.ports.table))
    } finally {
      await dynamo.drop()
    }
  })
})
