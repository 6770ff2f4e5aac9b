import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { LeaseTimeout, SaveLease } from './save-lease.ts'

const clock = movableClock()
const root = newFolder()
let table: ReturnType<typeof openSqliteTable>
let count = 0
beforeEach(() => {
  table = openSqliteTable(`${root}/${count++}.db`, { clock })
})
afterEach(() => table.close())

const ports = () => ({ table, clock, ids: ulidIds(clock) })
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the save lease', () => {
  it('is held by one process at a time', async () => {
    const now: number[] = []
    let most = 0
    const save = (who: number) => async () => {
      now.push(who)
      most = Math.max(most, new Set(now).size)
      await rest(20)
      now.splice(now.indexOf(who), 1)
    }
    const leases = [1, 2, 3].map((who) => ({ who, lease: new SaveLease(ports(), 'astm') }))
    await Promise.all(leases.flatMap(({ who, lease }) => [lease.run(save(who)), lease.run(save(who))]))
    expect(most).toBe(1)
  })

  it('lets saves of one process go on side by side', async () => {
    const lease = new SaveLease(ports(), 'astm')
    const met = Promise.withResolvers<void>()
    await Promise.all([lease.run(() => met.promise), lease.run(async () => met.resolve())])
  })

  it('expires after its process died, and not while the process lives', async () => {
    const first = new SaveLease(ports(), 'astm', { renewalIntervalMs: 5 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const saving = first.run(() => promise)
    await rest(50)
    clock.pass(50)
    await rest(50)
    clock.pass(50)
    const second = new SaveLease(ports(), 'astm', { acquireTimeoutMs: 100 })
    await expect(second.run(async () => 'saved')).rejects.toBeInstanceOf(LeaseTimeout)
    resolve()
    await saving
    expect(await second.run(async () => 'saved')).toBe('saved')
    void new SaveLease(ports(), 'astm', { renewalIntervalMs: 60_000 }).run(() => new Promise(() => {}))
    await rest(50)
    clock.pass(70)
    expect(await second.run(async () => 'saved')).toBe('saved')
  })

  it('is released after a save failed', async () => {
    const first = new SaveLease(ports(), 'astm')
    await expect(first.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await new SaveLease(ports(), 'astm', { acquireTimeoutMs: 0 }).run(async () => 'saved')).toBe('saved')
  })

  it('belongs to one tenant', async () => {
    const first = new SaveLease(ports(), 'astm')
    const other = new SaveLease(ports(), 'api', { acquireTimeoutMs: 0 })
    expect(await first.run(() => other.run(async () => 'saved'))).toBe('saved')
  })
})
