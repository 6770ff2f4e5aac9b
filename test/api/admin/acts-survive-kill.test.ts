import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock as clock } from '#functions/adapters/shared/system-clock.ts'
import { chainActs } from '#functions/audits/acts/chain-acts.ts'
import { verifyAudits } from '#functions/audits/verify-audits.ts'
import { queryAll } from '#ports/query-all.ts'
import { startChild } from '../../support/child.ts'
import { chainUntilKilled } from '../../support/probes/killed/killed-acts.ts'
import { proofCases } from '../../support/properties.ts'
import { itHere as it } from '../../support/world.ts'

const KILLS = proofCases(3, 20)
/** Time in which some batches are stored and chained. */
const CHAINING_MS = 60
const folder = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'))
const file = path.join(folder, 'table.db')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const startWriter = (first: number) =>
  startChild(
    `import * as killed from '#test/support/probes/killed/killed-acts.ts'\nawait killed.${chainUntilKilled.name}(${JSON.stringify(file)}, ${first})`,
  )

it('of a process that is killed while it appends to the audits no stored act is lost or twice, and the chain is whole', async () => {
  let done = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = startWriter(done + 1)
    const began = done
    for (let line = await writer.line(); line !== undefined; line = await writer.line()) {
      if (done === began) setTimeout(() => void writer.kill(), Math.random() * CHAINING_MS)
      done = Number(line)
    }
    const table = openSqliteTable(file)
    await chainActs({ table, clock }, 'astm')
    const told = (await queryAll(table, { pk: 'astm#audits' })).map(({ data }) => Number((data as { message: string }).message))
    // A batch may be stored whose writer was killed before it said so.
    expect([done, done + 5]).toContain(told.length)
    done = told.length
    expect(told.toSorted((one, other) => one - other)).toEqual(Array.from({ length: done }, (_, at) => at + 1))
    expect(await verifyAudits(table, 'astm')).toEqual({ ok: true, entries: done })
    expect(await queryAll(table, { pk: 'astm#acts' })).toEqual([])
    await table.close()
  }
}, 1_200_000)
