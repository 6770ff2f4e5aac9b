import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { queryAll } from '#ports/query-all.ts'
import { ConditionFailed, type Table, TableUnavailable } from '#ports/table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { appendAudit } from './append-audit.ts'

const WRITERS = 50
const table = openSqliteTable(path.join(newFolder(), 'table.db'))
afterAll(() => table.close())
const clock = { now: () => new Date('2026-05-01T10:00:00Z') }
const audit = { principal: 'ada', type: 'ACCOUNT_SWITCHED', data: { message: 'northern' } } as const
const append = (more: { readonly table?: Table; readonly writes?: Parameters<typeof appendAudit>[3] } = {}) =>
  appendAudit({ table: more.table ?? table, clock }, 'astm', audit, more.writes)
const entries = () => queryAll(table, { pk: 'astm#audits' })
const key = { pk: 'astm#account#x', sk: 'account' }

beforeEach(async () => {
  for (const { pk, sk } of await entries()) await table.delete({ pk, sk })
  await table.delete({ pk: 'astm#audits-head', sk: 'head' })
  await table.delete(key)
})

describe('audits', () => {
  it('fifty writers at once are numbered without a gap, and none is lost', async () => {
    await Promise.all(Array.from({ length: WRITERS }, () => append()))
    expect((await entries()).map(({ number }) => number)).toEqual(Array.from({ length: WRITERS }, (_, at) => at + 1))
  })

  it('an entry says who did what and when, and is kept 400 days', async () => {
    await append()
    const [entry] = await entries()
    expect(entry).toEqual({
      id: expect.any(String),
      pk: 'astm#audits',
      sk: '000000000001',
      number: 1,
      timestamp: '2026-05-01T10:00:00.000Z',
      ...audit,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      expiresAt: Date.parse('2027-06-05T10:00:00Z') / 1000,
    })
  })

  it('a change is stored with its entry, and one whose condition fails leaves neither', async () => {
    await append({ writes: [{ put: { ...key, value: 1 }, condition: { exists: false } }] })
    const again = append({ writes: [{ put: { ...key, value: 2 }, condition: { exists: false } }] })
    await expect(again).rejects.toThrow(ConditionFailed)
    expect(await table.get(key)).toMatchObject({ value: 1 })
    expect(await entries()).toHaveLength(1)
  })

  it('a change that cannot be audited does not happen', async () => {
    const full = { ...table, transact: async () => Promise.reject(new TableUnavailable('full')) }
    await expect(append({ table: full, writes: [{ put: { ...key, value: 1 } }] })).rejects.toThrow(TableUnavailable)
    expect(await table.get(key)).toBeUndefined()
  })

  it('an entry whose answer was lost is there once', async () => {
    const losing: Table = {
      ...table,
      transact: async (writes) => {
        await table.transact(writes)
        throw new ConditionFailed('seen by the retry of a driver')
      },
    }
    await append({ table: losing, writes: [{ put: { ...key, value: 1 }, condition: { exists: false } }] })
    expect(await entries()).toHaveLength(1)
  })
})
