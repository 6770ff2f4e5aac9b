import path from 'node:path'
import { afterAll, beforeEach, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item } from '#ports/table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { appendAudit } from './append-audit.ts'
import { listAuditPage } from './list-audit-page.ts'
import { verifyAudits } from './verify-audits.ts'

const ENTRIES = 120
const table = openSqliteTable(path.join(newFolder(), 'table.db'))
afterAll(() => table.close())
let now = 0
const clock = { now: () => new Date(now) }
const entryKey = (number: number) => ({ pk: 'astm#audits', sk: String(number).padStart(12, '0') })
const read = async (number: number) => (await table.get(entryKey(number))) as Item

beforeEach(async () => {
  for (const { pk, sk } of await queryAll(table, { pk: 'astm#audits' })) await table.delete({ pk, sk })
  await table.delete({ pk: 'astm#audits-head', sk: 'head' })
  for (let number = 1; number <= ENTRIES; number++) {
    now = Date.parse('2026-01-01T00:00:00Z') + number * 3_600_000
    const principal = number % 2 === 0 ? 'ada' : 'bo'
    await appendAudit({ table, clock }, 'astm', { principal, type: 'LEVEL_CHANGED', data: { message: `${number}` } })
  }
})

it('a chain that nobody touched is whole, also where its oldest entries have expired', async () => {
  expect(await verifyAudits(table, 'astm')).toEqual({ ok: true, entries: ENTRIES })
  await table.delete(entryKey(1))
  await table.delete(entryKey(2))
  expect(await verifyAudits(table, 'astm')).toEqual({ ok: true, entries: ENTRIES - 2 })
  expect(await verifyAudits(table, 'awwa')).toEqual({ ok: true, entries: 0 })
})

it.each<[string, number, 'altered' | 'missing' | 'added', () => Promise<unknown>]>([
  ['a fact was changed', 50, 'altered', async () => table.put({ ...(await read(50)), data: { message: 'other' } })],
  ['a person was changed', 7, 'altered', async () => table.put({ ...(await read(7)), principal: 'eve' })],
  ['a time was changed', 1, 'altered', async () => table.put({ ...(await read(1)), timestamp: '2026-01-01T00:00:00.000Z' })],
  ['a hash was changed', 101, 'altered', async () => table.put({ ...(await read(101)), hash: 'f'.repeat(64) })],
  [
    'two entries changed places',
    20,
    'altered',
    async () => {
      const [one, other] = [await read(20), await read(21)]
      await table.put({ ...other, ...entryKey(20), number: 20 })
      await table.put({ ...one, ...entryKey(21), number: 21 })
    },
  ],
  ['an entry was removed', 60, 'missing', () => table.delete(entryKey(60))],
  ['the last entry was removed', ENTRIES, 'missing', () => table.delete(entryKey(ENTRIES))],
  [
    'an entry was added after the last',
    ENTRIES + 1,
    'added',
    async () => table.put({ ...(await read(3)), ...entryKey(ENTRIES + 1), number: ENTRIES + 1 }),
  ],
  [
    'the head was set back',
    110,
    'added',
    async () => table.put({ pk: 'astm#audits-head', sk: 'head', number: 109, hash: (await read(109)).hash as string }),
  ],
  [
    'the head names another hash',
    ENTRIES,
    'altered',
    () => table.put({ pk: 'astm#audits-head', sk: 'head', number: ENTRIES, hash: '0'.repeat(64) }),
  ],
])('the first record that is not as it was written is named: %s', async (_, number, fault, alter) => {
  await alter()
  expect(await verifyAudits(table, 'astm')).toEqual({ ok: false, number, fault })
})

it('a page is by time or by person, within days', async () => {
  const whole = { from: '0000', to: '9999', page: 0, size: 3 }
  const numbersOf = async (more: object) =>
    (await listAuditPage(table, 'astm', { ...whole, sort: 'timestamp', ascending: false, ...more })).audits.map(
      ({ number }) => number,
    )
  expect(await numbersOf({})).toEqual([120, 119, 118])
  expect(await numbersOf({ page: 39 })).toEqual([3, 2, 1])
  expect(await numbersOf({ page: 40 })).toEqual([])
  expect(await numbersOf({ ascending: true, from: '2026-01-02T00:00:00.000Z' })).toEqual([24, 25, 26])
  expect(await numbersOf({ sort: 'principal', ascending: true })).toEqual([2, 4, 6])
  expect(
    (await listAuditPage(table, 'astm', { ...whole, sort: 'type', ascending: true, to: '2026-01-01T03:00:00.000Z' })).count,
  ).toBe(2)
})
