import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openDiskSeals } from '#functions/adapters/embedded/disk/disk-seals.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item } from '#ports/table.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { appendAudit } from './append-audit.ts'
import { sealAudits } from './seal-audits.ts'
import { verifyLastSeal, verifySealedAudits } from './verify-seals.ts'

const DAYS = 5
const A_DAY = 4
const table = openSqliteTable(path.join(newFolder(), 'table.db'))
afterAll(() => table.close())
let now = 0
const folder = newFolder()
let [count, seals] = [0, openDiskSeals(folder)]
const clock = { now: () => new Date(now) }
const ports = () => ({ table, seals, clock })
const entryKey = (number: number) => ({ pk: 'astm#audits', sk: String(number).padStart(12, '0') })
const headKey = { pk: 'astm#audits-head', sk: 'head' }
const read = async (number: number) => (await table.get(entryKey(number))) as Item
const append = (message: string) =>
  appendAudit({ table, clock }, 'astm', { principal: 'ada', type: 'LEVEL_CHANGED', data: { message } })

async function clear() {
  for (const { pk, sk } of await queryAll(table, { pk: 'astm#audits' })) await table.delete({ pk, sk })
  await table.delete(headKey)
}

/** Writes the whole chain, as whoever owns the table could: one entry is another, or is left out. */
async function writeAnew({ other, without }: { other?: number; without?: number }) {
  const before = await queryAll(table, { pk: 'astm#audits' })
  await clear()
  const then = now
  for (const { number, timestamp, data } of before as unknown as {
    number: number
    timestamp: string
    data: { message: string }
  }[]) {
    now = Date.parse(timestamp)
    if (number !== without) await append(number === other ? 'forged' : data.message)
  }
  now = then
}

beforeEach(async () => {
  await clear()
  seals = openDiskSeals(path.join(folder, String(++count)))
  for (let day = 0; day < DAYS; day++) {
    for (let at = 0; at < A_DAY; at++) {
      now = Date.parse('2026-05-01T08:00:00Z') + day * 86_400_000 + at * 3_600_000
      await append(`${day} ${at}`)
    }
    await sealAudits(ports(), 'astm')
  }
})

describe('seals of audits', () => {
  it('agree with a chain that nobody touched, and with one that has gone on', async () => {
    expect(await verifySealedAudits(ports(), 'astm')).toEqual({ ok: true, entries: DAYS * A_DAY, seals: DAYS })
    await append('later')
    await sealAudits(ports(), 'astm')
    expect(await verifySealedAudits(ports(), 'astm')).toMatchObject({ ok: true, seals: DAYS })
    expect(await verifyLastSeal(ports(), 'astm')).toBeUndefined()
    expect(await verifySealedAudits(ports(), 'awwa')).toEqual({ ok: true, entries: 0, seals: 0 })
  })

  it('are no matter of audits that have expired', async () => {
    now = Date.parse('2027-06-06T12:00:00Z')
    for (const number of [1, 2, 3, 4]) await table.delete(entryKey(number))
    expect(await verifySealedAudits(ports(), 'astm')).toMatchObject({ ok: true, seals: DAYS - 2 })
  })

  it.each<[string, number, 'altered' | 'missing' | 'added', () => Promise<unknown>]>([
    ['a fact was changed', 6, 'altered', async () => table.put({ ...(await read(6)), data: { message: 'other' } })],
    ['a person was changed', 7, 'altered', async () => table.put({ ...(await read(7)), principal: 'eve' })],
    ['an entry was removed', 10, 'missing', () => table.delete(entryKey(10))],
    ['the last entry was removed', 20, 'missing', () => table.delete(entryKey(20))],
    ['an entry was added', 21, 'added', async () => table.put({ ...(await read(3)), ...entryKey(21), number: 21 })],
    ['the whole chain was written anew with another entry', 4, 'altered', () => writeAnew({ other: 5 })],
    ['the whole chain was written anew without an entry', 4, 'altered', () => writeAnew({ without: 9 })],
    [
      'the end was cut off, head and all',
      20,
      'missing',
      async () => {
        for (const number of [18, 19, 20]) await table.delete(entryKey(number))
        await table.put({ ...headKey, number: 17, hash: (await read(17)).hash as string })
      },
    ],
    [
      'the oldest entries were removed before their time',
      4,
      'missing',
      async () => {
        for (const number of [1, 2, 3, 4]) await table.delete(entryKey(number))
      },
    ],
    ['everything was removed', 4, 'missing', () => clear()],
  ])('find the first audit that is not what it was: %s', async (_, number, fault, alter) => {
    await alter()
    expect(await verifySealedAudits(ports(), 'astm')).toMatchObject({ ok: false, number, fault })
  })

  it('show a chain that was written anew in the short check too', async () => {
    await writeAnew({ other: 19 })
    expect(await verifyLastSeal(ports(), 'astm')).toEqual({ ok: false, number: 20, fault: 'altered' })
  })
})
