import { afterAll, beforeAll, expect } from '@jest/globals'
import { verifyAudits } from '#functions/audits/verify-audits.ts'
import { saveUsageDay } from '#functions/events/counting/usage-store.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { queryAll } from '#ports/query-all.ts'
import { startChild } from '#test/support/child.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { exportUntilKilled, openExports } from '#test/support/probes/killed/killed-exports.ts'
import { proofCases } from '#test/support/properties.ts'
import { itHere as it } from '#test/support/world.ts'

const KILLS = proofCases(3, 20)
/** Time in which some exports are made. */
const EXPORTING_MS = 60
const DAYS = 300
const TO = new Date().toISOString().slice(0, 10)
const FROM = dayAfter(TO, 1 - DAYS)
const folder = newFolder()

let url: string
let whole: string
let open: Awaited<ReturnType<typeof openExports>> | undefined
afterAll(() => open?.close())

beforeAll(async () => {
  const { ports, exportTable, read, close } = await openExports(folder)
  for (let at = 0; at < DAYS; at++) {
    const day = { day: dayAfter(FROM, at), searches: at, robots: 0, robotsList: 'x', points: {}, rows: [] }
    await saveUsageDay(ports.table, 'astm', 'harbour', day)
  }
  url = (await exportTable(FROM, TO)).url
  whole = await read(url)
  expect(whole.split('\r\n').length).toBeGreaterThan(DAYS)
  await close()
}, 60_000)

/** Exports that the audits have. */
async function audited(): Promise<number> {
  const { table } = (open as NonNullable<typeof open>).ports
  expect(await verifyAudits(table, 'astm')).toMatchObject({ ok: true })
  return (await queryAll(table, { pk: 'astm#audits' })).filter(({ type }) => type === 'LIST_EXPORTED').length
}

it('of a process that is killed while it exports each answered export is audited, and the file is whole before and after', async () => {
  let made = 1
  for (let kill = 0; kill < KILLS; kill++) {
    const exporting = `await killed.${exportUntilKilled.name}(${[folder, FROM, TO].map((one) => JSON.stringify(one)).join()})`
    const child = startChild(`import * as killed from '#test/support/probes/killed/killed-exports.ts'\n${exporting}`)
    const before = made
    for (let line = await child.line(); line !== undefined; line = await child.line()) {
      if (made === before) setTimeout(() => void child.kill(), Math.random() * EXPORTING_MS)
      made += 1
    }
    expect(made).toBeGreaterThan(before)
    open = await openExports(folder)
    const entries = await audited()
    // An export may be audited whose exporter was killed before it answered; an answered one always is.
    expect([made, made + 1]).toContain(entries)
    expect(await open.read(url)).toBe(whole)
    expect(await open.read((await open.exportTable(FROM, TO)).url)).toBe(whole)
    made = entries + 1
    await open.close()
    open = undefined
  }
}, 1_200_000)
