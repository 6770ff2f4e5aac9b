import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { ingest, type UploadColumns } from '#contract/admin/ingest.ts'
import { uploadKindOf } from '#contract/admin/upload-kinds.ts'
import { documents } from '#contract/documents/documents.ts'
import type { Tenant } from '#contract/tenant.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
}, 300_000)
afterAll(() => world.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error) => error.problem?.code ?? String(error),
  )

async function sendFile(name: string, text: string, tenant: Tenant = 'astm') {
  const call = world.as('admin', tenant)
  const { id, url, contentType } = await call(ingest.addUpload, { name, size: Buffer.byteLength(text) })
  const answer = await world.send(tenant, 'PUT', url, { 'Content-Type': contentType }, text)
  expect(answer.status).toBe(200)
  return id
}

async function checked(id: string, columns?: UploadColumns) {
  const call = world.as('admin')
  await call(ingest.checkUpload, { id, ...(columns && { columns }) })
  await world.jobsDone()
  const upload = await call(ingest.upload, { id })
  if (!upload.preview) throw new Error(`no preview: ${upload.state}`)
  return upload.preview
}

const TABLE = 'Mark,Name,Issued\nASTM D70-21,Density of bitumen,3/4/21\nASTM D71-94,Density of pitch,5/6/94\n,Nameless,1/1/20\n'

describe('ingest in the page', () => {
  itHere('says of a table what would come in, takes other columns, and then takes it in', async () => {
    const call = world.as('admin')
    const id = await sendFile('list.csv', TABLE)
    const guessed = await checked(id)
    expect(guessed).toMatchObject({ documents: 0, whole: true, columns: { columns: { Name: 'title' } } })
    expect(guessed.refusals[0]?.reason).toContain('name it in the columns')
    const columns: UploadColumns = {
      ...(guessed.columns as UploadColumns),
      columns: { Mark: 'designation', Name: 'title', Issued: { field: 'publishedDate', dates: 'month-day' } },
    }
    const preview = await checked(id, columns)
    expect(preview).toMatchObject({ documents: 2, refused: 1, refusals: [{ line: 4, field: 'designation' }] })
    expect(preview.samples[0]).toContainEqual({ field: 'title', text: 'Density of bitumen' })
    expect(await codeOf(call(documents.metadata, { contentCode: 'ASTM|D70-21' }))).not.toBe('answered')
    expect((await call(ingest.ingest, {})).runs).toEqual([])

    await call(ingest.ingestUpload, { id })
    expect((await call(ingest.ingestUpload, { id })).state).toBe('started')
    await world.jobsDone()
    const { runs, uploads } = await call(ingest.ingest, {})
    expect(runs).toMatchObject([{ name: 'list.csv', state: 'done', added: 2, changed: 0, unchanged: 0, refused: 1 }])
    expect(uploads).toEqual([])
    expect(await call(ingest.refusals, { run: runs[0]?.run ?? '' })).toEqual([
      { file: 'list.csv', line: 4, field: 'designation', reason: expect.any(String) },
    ])
    const types = (await call(admin.audits, { size: 5 })).map(({ type }) => type)
    expect(types.slice(0, 2)).toEqual(['INGEST_STARTED', 'FILE_SENT'])
  })

  itHere('keeps a run for each upload of one name, and those of another library apart', async () => {
    for (const _ of [1, 2]) {
      const id = await sendFile('again.bib', '@techreport{a, title={A}, number={ASTM D99}, institution={ASTM}, year={2020}}')
      await checked(id)
      await world.as('admin')(ingest.ingestUpload, { id })
      await world.jobsDone()
    }
    const runs = (await world.as('admin')(ingest.ingest, {})).runs.filter(({ name }) => name === 'again.bib')
    expect(runs).toHaveLength(2)
    expect((await world.as('admin', 'awwa')(ingest.ingest, {})).runs).toEqual([])
    expect(await world.as('admin', 'awwa')(ingest.refusals, { run: runs[0]?.run ?? '' })).toEqual([])
  })

  it('refuses what the library does not take in, before a byte is sent', async () => {
    const refusal = (name: string, size = 1) => codeOf(world.as('admin')(ingest.addUpload, { name, size }))
    expect(await refusal('list.xls')).toBe('upload-not-taken')
    expect(await refusal('library.json')).toBe('upload-not-taken')
    expect(await refusal('list.csv', 9 * 2 ** 20)).toBe('upload-not-taken')
    expect(await refusal('../list.csv')).toBe('validation-failed')
    expect(await refusal('li\nst.csv')).toBe('validation-failed')
    expect(await refusal('list.csv', -1)).toBe('validation-failed')
  })

  it('says that a file has not arrived, was not checked, is dropped, or is of another library', async () => {
    const call = world.as('admin')
    const { id } = await call(ingest.addUpload, { name: 'list.csv', size: 5 })
    expect(await codeOf(call(ingest.checkUpload, { id }))).toBe('upload-not-sent')
    expect(await codeOf(call(ingest.ingestUpload, { id }))).toBe('upload-not-checked')
    expect(await codeOf(world.as('admin', 'awwa')(ingest.upload, { id }))).toBe('upload-not-found')
    await call(ingest.dropUpload, { id })
    expect(await codeOf(call(ingest.checkUpload, { id }))).toBe('upload-not-found')
    expect(await codeOf(call(ingest.dropUpload, { id }))).toBe('upload-not-found')
  })

  itHere('reads a broken file without a failed job, and says what is wrong', async () => {
    const broken = await checked(await sendFile('broken.xlsx', 'not a workbook'))
    expect(broken).toMatchObject({ documents: 0, refused: 1 })
    const lines = await checked(await sendFile('lines.ndjson', 'x\n{"publisher":"XO","designation":"XO 1","title":"T"}\n'))
    expect(lines).toMatchObject({ documents: 1, refused: 1, refusals: [{ line: 1 }] })
  })

  itHere('lists failed jobs of the library, runs one again, and drops one', async () => {
    const call = world.as('admin')
    const id = 'made by nobody\nlong'
    await world.ports.jobs.send({ id, name: 'make-text', tenant: 'astm', payload: {} as never })
    await world.jobsDone()
    const failed = () => call(ingest.ingest, {}).then(({ failedJobs }) => failedJobs)
    expect(await failed()).toMatchObject([{ id, name: 'make-text', reason: expect.stringContaining('contentCode') }])
    expect((await world.as('admin', 'awwa')(ingest.ingest, {})).failedJobs).toEqual([])
    expect(await codeOf(world.as('admin', 'awwa')(ingest.dropJob, { id }))).toBe('job-not-found')
    await call(ingest.retryJob, { id })
    await world.jobsDone()
    expect(await failed()).toHaveLength(1)
    await call(ingest.dropJob, { id })
    expect(await failed()).toEqual([])
    expect(await codeOf(call(ingest.retryJob, { id }))).toBe('job-not-found')
  })
})

it.each(['a.csv', 'a.XLSX', 'b.ndjson.gz', 'library.json', 'names.json', 'x.doc', 'a.csv.columns.json', '.hidden.csv', 'x.pdf'])(
  'the page and the ingest agree on %s',
  async (name) => {
    const { classifyIncoming, sizeRefusal } = await import('#functions/jobs/ingest/bucket/incoming.ts')
    const incoming = classifyIncoming('astm', name)
    const kind = uploadKindOf(name)
    const isTaken = incoming.kind === 'source' && incoming.format !== 'names'
    expect(kind !== undefined).toBe(isTaken)
    if (!kind || incoming.kind !== 'source') return
    const limit = kind.megabytes * 2 ** 20
    expect(sizeRefusal(incoming.format, name, limit)).toBeUndefined()
    expect(sizeRefusal(incoming.format, name, limit + 1)).toBeDefined()
  },
)
