import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type DocumentText, TEXT_VERSION } from '#document-text/document-text.ts'
import { formatText } from '#document-text/format-text.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { packText } from '#library/text/stored-text.ts'
import { textKeyOf } from '#library/text/text-key.ts'
import type { QueuedJob } from '#ports/jobs.ts'
import { readJob } from '#ports/read-jobs.ts'
import { openLibrary, prepare, subscriber } from '#test/support/library.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { findAnswer, provideAnswer } from './answer-comparison.ts'
import { compareJob } from './compare-in-job.ts'
import type { ComparedFile } from './compared-file.ts'
import { comparisonIdOf, resultKeyOf } from './result-objects.ts'
import type { ResultRequest, Sides } from './result-request.ts'
import { markCancelled } from './store.ts'
import { type Asker, dropAsker, saveProgress } from './waiting-store.ts'

const text = (load: string): DocumentText => ({
  source: 'html',
  language: 'en',
  pages: [],
  clauses: [{ id: 'a', number: '4', title: 'Loads', level: 1, nature: 'normative' }],
  blocks: [
    { kind: 'heading', clause: 0, text: 'Loads' },
    { kind: 'paragraph', clause: 0, text: `A rung shall carry a load of ${load} for a minute.` },
  ],
})

const DAY_S = 86_400
const folder = newFolder()
let library: ReturnType<typeof openLibrary>
beforeEach(() => {
  library = openLibrary()
})
afterEach(() => library.close())

async function setUp(name: string, newer: Uint8Array | undefined = packText(text('150 N'))) {
  const clock = movableClock()
  const objects = openDiskObjects(`${folder}/${name}`, { secret: new Uint8Array(32), clock })
  const ports = { table: library.table, jobs: library.jobs, objects, clock }
  const contentType = 'application/gzip'
  const keys = { older: `demowl/documents/x/${name}-older.html`, newer: `demowl/documents/x/${name}-newer.html` }
  await objects.put(textKeyOf(keys.older), packText(text('100 N')), { contentType })
  if (newer) await objects.put(textKeyOf(keys.newer), newer, { contentType })
  // More than a request compares itself.
  const fileOf = (key: string): ComparedFile =>
    ({
      document: prepare({}),
      asset: { assetId: key, file: { key, size: 2_000_000 } },
      format: 'HTML',
    }) as unknown as ComparedFile
  const sides: Sides = { older: fileOf(keys.older), newer: fileOf(keys.newer) }
  const request: ResultRequest = {
    ports,
    tenant: 'demowl',
    actor: subscriber,
    fields: { older: 'older', newer: 'newer' },
    fail: (code, about) => {
      throw new Error(`${code} ${about}`)
    },
  }
  const waiting = () => [...library.jobs.sent.values()] as QueuedJob[]
  const wanted = { pair: keys, form: 'page' } as const
  return {
    clock,
    objects,
    waiting,
    key: resultKeyOf('demowl', wanted),
    note: { pk: `demowl#comparison#${comparisonIdOf(keys)}`, sk: 'page' },
    place: { tenant: 'demowl', id: comparisonIdOf(keys), form: 'page' } as const,
    ports,
    find: () => findAnswer(sides, 'page', request),
    provide: (actor: Asker = subscriber) => provideAnswer(sides, 'page', { ...request, actor: { ...subscriber, ...actor } }),
    work: (at = -1) => compareJob(ports)(readJob('compare', waiting().at(at) as QueuedJob)),
  }
}

const ofVersion = (version: number) => gzipSync(formatText(text('150 N')).replace(`[${TEXT_VERSION},`, `[${version},`))
const older = () => ofVersion(TEXT_VERSION - 1)
const newerText = () => ofVersion(TEXT_VERSION + 1)

describe('the result of a large comparison', () => {
  it('asked for before it is made has none; it is in work once, then ready for all, and made anew after it expired', async () => {
    const { find, provide, work, waiting, clock } = await setUp('kept')
    expect(await find()).toEqual({ state: 'none' })
    const making = await provide()
    expect(making).toEqual({ state: 'making', since: expect.any(String), progress: { step: 'waiting' } })
    clock.pass(60)
    expect([await provide(), await find(), waiting().length]).toEqual([making, making, 1])
    await work()
    expect([(await find()).state, (await provide()).state]).toEqual(['ready', 'ready'])
    clock.pass(29 * DAY_S)
    expect((await provide()).state).toBe('ready')
    clock.pass(2 * DAY_S)
    expect(await find()).toEqual({ state: 'none' })
    expect([(await provide()).state, waiting().length]).toEqual(['making', 2])
    await work()
    expect((await find()).state).toBe('ready')
  })

  it.each([
    ['is missing', undefined],
    ['is of an older version', older()],
    ['is cut off', packText(text('150 N')).subarray(0, 60)],
    ['is of a newer version', newerText()],
    ['is no text', Buffer.from('a file')],
  ])('of a text that %s says that it is not prepared, for a minute, stores nothing and has the text made', async (why, newer) => {
    const { find, provide, work, objects, key, waiting } = await setUp(why.replaceAll(' ', '-'), newer as Uint8Array)
    await provide()
    if (newer === undefined) await objects.delete(textKeyOf(`demowl/documents/x/${why.replaceAll(' ', '-')}-newer.html`))
    await work()
    await expect(find()).rejects.toThrow('text-unprepared newer')
    await expect(provide()).rejects.toThrow('text-unprepared newer')
    expect([await objects.head(key), waiting().map((job) => job.name)]).toEqual([
      undefined,
      ['compare', 'make-text', 'make-text'],
    ])
  })

  it('of a job whose process is killed each time says so for a minute, and is then made by another job', async () => {
    const { find, provide, work, waiting, clock, note } = await setUp('killed')
    await provide()
    const [job] = waiting()
    library.jobs.states.set(job?.id ?? '', 'failed')
    await expect(find()).rejects.toThrow('comparison-failed')
    await expect(provide()).rejects.toThrow('comparison-failed')
    expect((await library.table.get(note))?.expiresAt).toBe(Math.floor(clock.now().getTime() / 1000) + 60)
    await library.table.delete(note)
    clock.pass(61)
    expect(await find()).toEqual({ state: 'none' })
    expect([(await provide()).state, waiting().length]).toEqual(['making', 2])
    await work()
    expect((await find()).state).toBe('ready')
  })

  it.each([
    ['has forgotten', undefined],
    ['has done', 'done'],
  ] as const)('that a job noted which the queue %s is made by another job', async (why, state) => {
    const { find, provide, waiting, clock } = await setUp(why.replace(' ', '-'))
    await provide()
    library.jobs.states.set(waiting()[0]?.id ?? '', state)
    expect(await find()).toEqual({ state: 'none' })
    clock.pass(1)
    const again = await provide()
    expect(again).toEqual({ state: 'making', since: expect.any(String), progress: { step: 'waiting' } })
    expect([await find(), waiting().length]).toEqual([again, 2])
  })

  it('that the release before noted, without the name of its job, is in work until that job ends', async () => {
    const { find, provide, waiting, note } = await setUp('former')
    await provide()
    const { id = '', payload } = waiting()[0] as QueuedJob
    const since = (payload as { since: string }).since
    await library.table.put({ ...note, since, expiresAt: 4_000_000_000 })
    const formerId = id.replace(since.slice(0, 16), since)
    library.jobs.states.set(formerId, 'waiting')
    expect(await find()).toMatchObject({ state: 'making', since })
    library.jobs.states.set(formerId, 'done')
    expect(await find()).toEqual({ state: 'none' })
  })

  it('that several ask for at the same time is one job', async () => {
    const { provide, waiting, clock } = await setUp('asked-for-by-all')
    const answers = await Promise.all([provide(), provide(), provide()])
    clock.pass(1)
    expect([answers.map(({ state }) => state), (await provide()).state, waiting().length]).toEqual([
      ['making', 'making', 'making'],
      'making',
      1,
    ])
  })

  it('that a job makes says how far the job is', async () => {
    const { find, provide, waiting, place, ports } = await setUp('watched')
    await provide()
    const { id = '' } = waiting()[0] ?? {}
    library.jobs.states.set(id, 'running')
    expect((await find()).progress).toEqual({ step: 'comparing' })
    await saveProgress(ports, place, id, { step: 'writing', percent: 40 })
    expect((await find()).progress).toEqual({ step: 'writing', percent: 40 })
    await saveProgress(ports, place, 'a former job', { step: 'writing', percent: 90 })
    expect((await find()).progress).toEqual({ step: 'comparing' })
  })

  it('that is cancelled is made as long as somebody else waits for it, and not once nobody does', async () => {
    const { find, provide, work, objects, key, place, ports } = await setUp('cancelled')
    const colleague = { ...subscriber, userId: 'colleague' }
    await provide()
    await provide(colleague)
    const cancel = async (asker: Asker) => {
      if (!(await dropAsker(ports, place, asker))) await markCancelled(ports.table, 'demowl', place.id, place.form)
    }
    await cancel(subscriber)
    expect((await find()).state).toBe('making')
    await cancel(colleague)
    expect(await find()).toEqual({ state: 'none' })
    await work()
    expect([await objects.head(key), library.items('demowl#comparison')]).toEqual([undefined, []])
    await provide()
    await work()
    expect((await find()).state).toBe('ready')
  })

  it('that is cancelled and asked for again is made by the second job alone', async () => {
    const { find, provide, work, waiting, objects, key, place, ports, clock } = await setUp('cancelled-and-asked')
    await provide()
    await markCancelled(ports.table, 'demowl', place.id, place.form)
    clock.pass(1)
    expect([(await provide()).state, waiting().length]).toEqual(['making', 2])
    await work(0)
    expect([await objects.head(key), (await find()).state]).toEqual([undefined, 'making'])
    await work(1)
    expect((await find()).state).toBe('ready')
  })

  it('of a job that failed says so', async () => {
    const { find, provide, work, objects } = await setUp('failed')
    await provide()
    const { put } = objects
    Object.assign(objects, { put: () => Promise.reject(new Error('the disk is full')) })
    await expect(work()).rejects.toThrow('the disk is full')
    await expect(find()).rejects.toThrow('comparison-failed')
    // The queue tries it again.
    Object.assign(objects, { put })
    await work()
    expect((await find()).state).toBe('ready')
  })
})
