import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect } from '@jest/globals'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { findGroup } from '#functions/areas/groups/group/group-list.ts'
import { readGroupDocuments } from '#functions/areas/groups/group/store.ts'
import { verifyAudits } from '#functions/audits/verify-audits.ts'
import { startChild } from '../../support/child.ts'
import { OWNER, saveUntilKilled, stateAfter } from '../../support/probes/groups/killed-groups.ts'
import { proofCases } from '../../support/properties.ts'
import { itHere as it } from '../../support/world.ts'

const KILLS = proofCases(3, 20)
const ID = stateAfter(0).group.id
/** Time in which a save of so many members and documents ends, with room. */
const SAVE_MS = 250
const folder = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'))
const file = path.join(folder, 'table.db')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const startWriter = (first: number) =>
  startChild(
    `import * as killed from '#test/support/probes/groups/killed-groups.ts'\nawait killed.${saveUntilKilled.name}(${JSON.stringify(file)}, ${first})`,
  )

it('a group of 5,000 members and documents whose writer is killed within a save is as before it or after it, never between', async () => {
  // Another process, which has the list in memory and follows its log.
  const follower = openSqliteTable(file)
  let done = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = startWriter(done + 1)
    const began = done
    for (let line = await writer.line(); line !== undefined; line = await writer.line()) {
      done = Number(line)
      if (done === began + 1) setTimeout(() => void writer.kill(), Math.random() * SAVE_MS)
    }
    const table = openSqliteTable(file)
    const group = await findGroup(table, OWNER, ID)
    expect([done, done + 1]).toContain(group?.version)
    done = group?.version ?? 0
    const wanted = stateAfter(done)
    expect(group).toEqual({ ...wanted.group, write: expect.any(String) })
    expect(await findGroup(follower, OWNER, ID)).toEqual(group)
    const stored = await readGroupDocuments(table, OWNER, ID)
    expect(stored.map(({ contentCode }) => contentCode).sort()).toEqual(wanted.documents.map(({ contentCode }) => contentCode))
    // Each save has its audit, and none without one.
    expect(await verifyAudits(table, OWNER.tenant)).toEqual({ ok: true, entries: done })
    await table.close()
  }
  await follower.close()
  expect(done).toBeGreaterThanOrEqual(KILLS)
}, 1_200_000)
