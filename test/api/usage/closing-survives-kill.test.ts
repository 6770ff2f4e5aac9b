import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { monthAfter, readCountState } from '#functions/events/counting/count-state.ts'
import { listRestatements } from '#functions/events/counting/restatements.ts'
import { readTitleMonth } from '#functions/events/counting/title-months.ts'
import { readUsageDays, readUsageMonths } from '#functions/events/counting/usage-store.ts'
import { daysOfMonth } from '#functions/events/report-zone.ts'
import { startChild } from '#test/support/child.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { closeAll, closeUntilKilled, storeUse } from '#test/support/probes/killed/killed-closing.ts'
import { proofCases } from '#test/support/properties.ts'
import { itHere as it } from '#test/support/world.ts'

const KILLS = proofCases(3, 20)
/** Four months, of which the first is closed and the next two are to be. */
const MONTHS = [-3, -2, -1, 0].map((months) => monthAfter(new Date().toISOString().slice(0, 7), months))
const [FIRST, SECOND, THIRD, FOURTH] = MONTHS as [string, string, string, string]
const [BEFORE, NOW, AFTER] = [`${SECOND}-21T12:00:00Z`, `${FOURTH}-21T12:00:00Z`, `${FOURTH}-21T12:05:00Z`] as const
const folder = newFolder()
const fileOf = (name: string) => path.join(folder, `${name}.db`)
let number = 0
const copyOf = (file: string) => {
  const copy = fileOf(`copy-${++number}`)
  copyFileSync(file, copy)
  return copy
}

/** Everything that reports are made of, but for the times at which it was made. */
async function told(file: string) {
  const table = openSqliteTable(file)
  const accounts = ['harbour', 'northern', 'wharf'].map(async (account) => ({
    days: await readUsageDays(table, 'astm', account, MONTHS.flatMap(daysOfMonth)),
    people: await readUsageMonths(table, 'astm', account, MONTHS),
    months: (await Promise.all(MONTHS.map((month) => readTitleMonth(table, 'astm', account, month)))).map(
      (one) => one && { ...one, closedAt: '' },
    ),
    restated: (await listRestatements(table, 'astm', account)).map((one) => ({ ...one, at: '' })),
  }))
  const state = await readCountState(table, 'astm')
  const all = { accounts: await Promise.all(accounts), closed: state?.closedMonth }
  await table.close()
  return all
}

/** A month was closed, of which late use comes beside that of two months which have ended since. */
const file = fileOf('begun')
let whole: Awaited<ReturnType<typeof told>>
let writes: number

beforeAll(async () => {
  const store = async (name: string, days: string[]) => {
    const table = openSqliteTable(file)
    await storeUse(table, name, days)
    await table.close()
  }
  await store('first', [`${FIRST}-03`, `${FIRST}-04`, `${FIRST}-05`])
  await closeAll(file, BEFORE)
  await store('late', [`${FIRST}-05`, `${FIRST}-06`, `${SECOND}-01`, `${THIRD}-02`, `${FOURTH}-02`])
  const copy = copyOf(file)
  writes = await closeAll(copy, NOW)
  whole = await told(copy)
  expect(whole.accounts[0]?.restated).toHaveLength(1)
  expect(whole.accounts[0]?.months.map((one) => one?.rows.length)).toEqual([3, 1, 1, undefined])
}, 60_000)

it('months of which the closing is killed are closed by the next run, with the same figures and one list of what changed', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    // The later half of the writes is of months: each kill is at another of all.
    const last = Math.ceil(((kill + Math.random()) / KILLS) * (writes - 1))
    const copy = copyOf(file)
    const closing = `await killed.${closeUntilKilled.name}(${JSON.stringify(copy)}, ${JSON.stringify(NOW)}, ${last})`
    const child = startChild(`import * as killed from '#test/support/probes/killed/killed-closing.ts'\n${closing}`)
    expect(await child.line()).toBeUndefined()
    await child.kill()
    expect([last, child.process.signalCode]).toEqual([last, 'SIGKILL'])
    await closeAll(copy, AFTER)
    expect([last, await told(copy)]).toEqual([last, whole])
  }
}, 600_000)
