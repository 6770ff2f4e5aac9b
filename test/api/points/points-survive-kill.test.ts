import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { pointReview } from '#contract/points/point-review.ts'
import { points } from '#contract/points/points.ts'
import { startChild } from '../../support/child.ts'
import {
  actUntilKilled,
  carryUntilKilled,
  fillFolder,
  openFolder,
  stateAfter,
} from '../../support/probes/killed/killed-points.ts'
import { OLDER } from '../../support/probes/modelled-points.ts'
import { proofCases } from '../../support/properties.ts'
import { itHere as it } from '../../support/world.ts'

const KILLS = proofCases(1, 20)
const POINTS = proofCases(6, 1000)
/** Declares a promise of the long run: each of its processes takes its time. */
const itLong: typeof it = KILLS > 1 ? it : ((() => undefined) as unknown as typeof it)
const folder = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'))
let ids: string[] = []

beforeAll(async () => {
  ids = await fillFolder(folder, POINTS)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs one of these in a process of its own. */
const child = <Given extends readonly unknown[]>(run: (...given: Given) => Promise<unknown>, ...given: Given) =>
  startChild(
    `import * as killed from '#test/support/probes/killed/killed-points.ts'\nawait killed.${run.name}(...${JSON.stringify(given)})`,
  )
const moment = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most))

it('a point whose writer is killed at any moment is as after the last answered act, or the one after it, in all that tells of it', async () => {
  const [id = ''] = ids
  let done = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = child(actUntilKilled, folder, id, done)
    const began = done
    for (let line = await writer.line(); line !== undefined; line = await writer.line()) {
      done = Number(line) + 1
      if (done === began + 1) void moment(150).then(() => writer.kill())
    }
    const { call, close } = await openFolder(folder)
    const point = await call(points.one, { id })
    expect([done, done + 1]).toContain(point.version - 1)
    done = point.version - 1
    expect(point).toMatchObject(stateAfter(done))
    const history = await call(points.history, { id, pageSize: 1 })
    expect([history.totalElements, history.content[0]?.auditData.current.name]).toEqual([done + 1, point.name])
    const status = point.isDeleted ? 'inactive' : 'active'
    const listed = await call(points.list, { status, text: point.name, pageSize: 100 })
    expect(listed.content.find(({ compassPointID }) => compassPointID === id)).toMatchObject({ version: point.version })
    if (point.isDeleted) await call(points.activate, { id }).then(() => done++)
    await close()
  }
  expect(done).toBeGreaterThanOrEqual(KILLS)
}, 1_200_000)

itLong(
  'carrying that is killed at any moment proposes each point once, and changes none',
  async () => {
    const before = await openFolder(folder)
    const versions = async ({ call }: typeof before) =>
      (await call(points.ofDocument, { contentCode: OLDER })).content
        .map(({ compassPointID, version }) => [compassPointID, version])
        .sort()
    const unchanged = await versions(before)
    await before.close()
    for (let kill = 0; kill < KILLS; kill++) {
      const carrier = child(carryUntilKilled, folder, `arrived ${kill}`)
      expect(await carrier.line()).toBe('sent')
      await moment(300)
      await carrier.kill()
    }
    const after = await openFolder(folder)
    while ((await after.pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    const { counts, totalElements } = await after.call(pointReview.proposals, {})
    expect([totalElements, counts.gone]).toEqual([POINTS, 0])
    expect(await versions(after)).toEqual(unchanged)
    await after.close()
  },
  1_200_000,
)
