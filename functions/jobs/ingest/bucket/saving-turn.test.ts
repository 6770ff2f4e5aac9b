import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { NoTurn, SavingTurn } from './saving-turn.ts'

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

describe('the turn to save', () => {
  it('is one process at a time', async () => {
    const now: number[] = []
    let most = 0
    const save = (who: number) => async () => {
      now.push(who)
      most = Math.max(most, new Set(now).size)
      await rest(20)
      now.splice(now.indexOf(who), 1)
    }
    const turns = [1, 2, 3].map((who) => ({ who, turn: new SavingTurn(ports(), 'astm') }))
    await Promise.all(turns.flatMap(({ who, turn }) => [turn.during(save(who)), turn.during(save(who))]))
    expect(most).toBe(1)
  })

  it('lets saves of one process go on side by side', async () => {
    const turn = new SavingTurn(ports(), 'astm')
    const met = Promise.withResolvers<void>()
    await Promise.all([turn.during(() => met.promise), turn.during(async () => met.resolve())])
  })

  it('is over where its process died, and not as long as it lives', async () => {
    const first = new SavingTurn(ports(), 'astm', { renewMs: 5 })
    const { promise, resolve } = Promise.withResolvers<void>()
    const saving = first.during(() => promise)
    await rest(50)
    clock.pass(50)
    await rest(50)
    clock.pass(50)
    const second = new SavingTurn(ports(), 'astm', { patienceMs: 100 })
    await expect(second.during(async () => 'saved')).rejects.toBeInstanceOf(NoTurn)
    resolve()
    await saving
    expect(await second.during(async () => 'saved')).toBe('saved')
    void new SavingTurn(ports(), 'astm', { renewMs: 60_000 }).during(() => new Promise(() => {}))
    await rest(50)
    clock.pass(70)
    expect(await second.during(async () => 'saved')).toBe('saved')
  })

  it('is given back where saving fails', async () => {
    const first = new SavingTurn(ports(), 'astm')
    await expect(first.during(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await new SavingTurn(ports(), 'astm', { patienceMs: 0 }).during(async () => 'saved')).toBe('saved')
  })

  it('is of a tenant', async () => {
    const first = new SavingTurn(ports(), 'astm')
    const other = new SavingTurn(ports(), 'api', { patienceMs: 0 })
    expect(await first.during(() => other.during(async () => 'saved'))).toBe('saved')
  })
})
