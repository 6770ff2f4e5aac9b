import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { MemoryList } from '#lists/memory-list.ts'
import { JobsUnavailable } from '#ports/jobs.ts'
import type { Item, Table } from '#ports/table.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { cases, fc } from '#test/support/properties.ts'
import { recordingJobs } from '#test/support/recording-ports.ts'
import { savePoints } from '../list/save-points.ts'
import { listPointsOf, readPoints } from '../store/points-store.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { copyPoints } from './copy-points.ts'
import { type PointColumn, pointList } from './point-list.ts'
import { readAccountPoints } from './read-account-points.ts'
import { readListedPoints } from './read-listed-points.ts'

const clock = movableClock()
const table = openSqliteTable(path.join(newFolder(), 'table.db'), { clock })
afterAll(() => table.close())

let accounts = 0
const newOwner = () => ({ tenant: 'astm' as const, accountId: `account${accounts++}` })
type Owner = ReturnType<typeof newOwner>

let writes = 0
function pointOf(id: string, given: Partial<StoredPoint> = {}): StoredPoint {
  return {
    ...{ id, contentCode: 'ISO|1', publisher: 'ISO', standard: 'ISO 1', designation: 'ISO 1:2020', contentStatus: 'Active' },
    ...{ name: '', description: '', overlayDetails: '', rich: [], selectionText: '', createdById: 'a', createdBy: 'A' },
    ...{ creatorEmail: '', created: '2020', modified: '2020', status: 'active', version: 1, write: `${writes++}` },
    ...given,
  }
}

async function save(owner: Owner, id: string, given: Partial<StoredPoint>): Promise<void> {
  const [before] = await readPoints(table, owner, [id])
  const after = pointOf(id, { ...given, version: 1 + (before?.version ?? 0) })
  await savePoints({ table, clock }, owner, [{ ...(before && { before }), after }])
}

/** The table as a new process opens it, with no points in memory. */
const anew = (): Table => ({ ...table })
const copy = (owner: Owner, to: Table = anew()) =>
  copyPoints({ table: to, clock })({
    id: 'a',
    name: 'copy-points',
    tenant: owner.tenant,
    payload: { accountId: owner.accountId },
  })
const byId = (points: Iterable<StoredPoint>) => [...points].sort((a, b) => (a.id < b.id ? -1 : 1))
const readIn = async (owner: Owner, from: Table = anew()) => byId((await readAccountPoints(from, owner)).all())
const stored = async (owner: Owner) => byId(await listPointsOf(table, owner))

/** A table that reads no point by itself but those that changed. */
function withoutLists(): Table {
  const reads = anew()
  reads.query = () => Promise.reject(new Error('all points are read'))
  return reads
}

/** A table that is killed at one of its writes. */
function killedAt(nth: number): Table {
  const killed = anew()
  let left = nth
  const take =
    <Given extends unknown[], T>(run: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (left-- <= 0) throw new Error('killed')
      return run(...given)
    }
  return { ...killed, put: take(table.put), delete: take(table.delete) }
}

const aPoint = fc.record({
  name: fc.constantFrom('Gauge 2', 'Gauge 10', 'Gauge 02', 'Gäuge', ''),
  createdBy: fc.constantFrom('A', 'B'),
  created: fc.constantFrom('2020', '2021', '2022'),
  status: fc.constantFrom('active' as const, 'inactive' as const),
  page: fc.option(fc.nat(3), { nil: undefined }),
  rich: fc.constantFrom<StoredPoint['rich']>([], ['name']),
})
function withoutAbsent({
  page,
  ...rest
}: Partial<{ [Name in keyof StoredPoint]: StoredPoint[Name] | undefined }>): Partial<StoredPoint> {
  return { ...rest, ...(page !== undefined && { page }) } as Partial<StoredPoint>
}
const anAct = fc.oneof(
  { weight: 6, arbitrary: fc.record({ id: fc.constantFrom('p', 'q', 'r', 's', 't'), given: aPoint }) },
  { weight: 2, arbitrary: fc.constant('copy' as const) },
  { weight: 1, arbitrary: fc.nat(2).map((killed) => ({ killed })) },
)

describe('points of an account that a process reads from their copy', () => {
  it('are those that are stored, after any acts, in a new process as in one that knew them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { maxLength: 9 }), async (acts) => {
        const owner = newOwner()
        const old = anew()
        for (const act of acts) {
          if (act === 'copy') await copy(owner)
          else if ('killed' in act) await copy(owner, killedAt(act.killed)).catch(() => undefined)
          else await save(owner, act.id, withoutAbsent(act.given))
          expect(await readIn(owner)).toEqual(await stored(owner))
        }
        expect(await readIn(owner, old)).toEqual(await stored(owner))
      }),
      { numRuns: cases(12) },
    )
  })

  it('are not read one by one, and those that changed since are', async () => {
    const owner = newOwner()
    await save(owner, 'p', { name: 'first' })
    await save(owner, 'q', {})
    await expect(readIn(owner, withoutLists())).rejects.toThrow('all points are read')
    await copy(owner)
    await save(owner, 'p', { name: 'second' })
    await save(owner, 'r', {})
    expect(await readIn(owner, withoutLists())).toEqual(await stored(owner))
  })

  it('are read from a copy of large ones, whose parts each fit an item', async () => {
    const owner = newOwner()
    const large = () => ({ description: randomBytes(100_000).toString('base64') })
    for (const id of ['p', 'q', 'r', 's', 't', 'u', 'v']) await save(owner, id, large())
    await copy(owner)
    expect(await readIn(owner, withoutLists())).toEqual(await stored(owner))
  })

  it('are as stored after a backup was brought back that is older than the copy', async () => {
    const owner = newOwner()
    await save(owner, 'p', { name: 'kept' })
    const rows = [await headOf(owner), ...(await pointRows(owner, ['p']))]
    await save(owner, 'p', { name: 'undone' })
    await copy(owner)
    for (const row of rows) await table.put(row)
    expect(await readIn(owner)).toEqual(await stored(owner))
    await save(owner, 'q', {})
    expect(await readIn(owner)).toEqual(await stored(owner))
    await save(owner, 'r', {})
    expect((await readIn(owner)).map(({ name }) => name)).toEqual(['kept', '', ''])
  })

  it('are as stored when the items of changes, and the copy, have expired', async () => {
    const owner = newOwner()
    await save(owner, 'p', {})
    clock.pass(20 * 86_400)
    await copy(owner)
    clock.pass(20 * 86_400)
    expect(await readIn(owner, withoutLists())).toHaveLength(1)
    await save(owner, 'p', { name: 'later' })
    expect(await readIn(owner, withoutLists())).toEqual(await stored(owner))
    clock.pass(11 * 86_400)
    await expect(readIn(owner, withoutLists())).rejects.toThrow('all points are read')
    expect(await readIn(owner)).toEqual(await stored(owner))
  })

  it('leave no parts behind of a copy that another one replaced', async () => {
    const owner = newOwner()
    await save(owner, 'p', {})
    await copy(owner)
    for (let at = 0; at < 100; at++) await save(owner, 'p', { name: `${at}` })
    await copy(owner)
    const parts = await table.query({ pk: `astm#point-copy-parts#${owner.accountId}#0` })
    expect(parts.items).toHaveLength(1)
    expect(await readIn(owner, withoutLists())).toEqual(await stored(owner))
  })
})

const headOf = async ({ accountId }: Owner) => (await table.get({ pk: `astm#points-head#${accountId}`, sk: 'head' })) as Item
async function pointRows({ accountId }: Owner, ids: readonly string[]): Promise<Item[]> {
  const shards = Array.from({ length: 16 }, (_, shard) => table.query({ pk: `astm#points#${accountId}#${shard}` }))
  return (await Promise.all(shards)).flatMap(({ items }) => items).filter(({ sk }) => ids.includes(sk))
}

describe('a list of very many points', () => {
  it('asks for their copy once, whether or not the queue takes it, and one of few asks for none', async () => {
    const owner = newOwner()
    const many = Array.from({ length: 2000 }, (_, at) => pointOf(`p${at}`))
    const changes = many.map((after) => ({ after }))

    await savePoints({ table, clock }, owner, changes.slice(1))
    const jobs = recordingJobs()
    await readListedPoints({ table: anew(), jobs }, owner)
    expect(jobs.sent.size).toBe(0)
    await savePoints({ table, clock }, owner, changes.slice(0, 1))
    const process = anew()
    const down = { ...jobs, send: () => Promise.reject(new JobsUnavailable('the queue does not answer')) }
    expect((await readListedPoints({ table: anew(), jobs: down }, owner)).size).toBe(2000)
    for (let time = 0; time < 3; time++) {
      await readListedPoints({ table: process, jobs }, owner)
      await save(owner, 'p1', {})
    }
    expect([...jobs.sent.values()].map(({ name, payload }) => ({ name, payload }))).toEqual([
      { name: 'copy-points', payload: { accountId: owner.accountId } },
    ])
    await copy(owner)
    await readListedPoints({ table: anew(), jobs }, owner)
    expect(jobs.sent.size).toBe(1)
  })
})

describe('lists of points', () => {
  it('have the order of the column, and of creation where that is alike, made at once as after changes', () => {
    const columns = ['designation', 'status', 'name', 'createdBy', 'createdDate', 'deactivatedBy'] satisfies PointColumn[]
    fc.assert(
      fc.property(fc.array(aPoint, { maxLength: 30 }), (given) => {
        const points = given.map((one, at) => pointOf(`p${at}`, withoutAbsent(one)))
        const kept = new MemoryList(pointList, [])
        for (const column of columns) kept.ordered('active', column)
        for (const point of points) kept.put(point)
        const made = new MemoryList(pointList, points)
        for (const column of columns) expect(made.ordered('active', column)).toEqual(kept.ordered('active', column))
      }),
    )
  })
})
