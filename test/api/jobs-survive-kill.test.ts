import { afterAll, beforeAll, expect } from '@jest/globals'
import { comparison } from '#contract/documents/comparison.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { startChild } from '../support/child.ts'
import { newFolder } from '../support/new-folder.ts'
import { COMPARED, fillForJobs, LOST_TEXT, MARKED, workUntilKilled } from '../support/probes/killed/killed-jobs.ts'
import { openFolder } from '../support/probes/killed/killed-points.ts'
import { itHere as it } from '../support/world.ts'

const folder = newFolder()
let after: Awaited<ReturnType<typeof openFolder>>

beforeAll(async () => {
  await fillForJobs(folder)
  const child = startChild(
    `import * as killed from '#test/support/probes/killed/killed-jobs.ts'\nawait killed.${workUntilKilled.name}(${JSON.stringify(folder)})`,
  )
  expect(await child.line()).toBe('all run')
  await child.kill()
  after = await openFolder(folder)
}, 120_000)
afterAll(() => after.close())

it('a comparison, a red-line, a text and points to be carried go on with the next start, without being asked for again', async () => {
  const making = await after.call(comparison.pdf, COMPARED)
  // It is in work since it was asked for, or made already.
  expect(making.state === 'ready' || Date.parse(making.since ?? '') < Date.now()).toBe(true)
  while ((await after.pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  expect((await after.call(comparison.pdf, COMPARED)).state).toBe('ready')
  expect(await after.call(comparison.makeRedline, MARKED)).toEqual({ state: 'ready' })
  expect(await after.ports.objects.head(LOST_TEXT)).toBeDefined()
  expect((await after.call(pointReview.proposals, {})).totalElements).toBe(1)
}, 60_000)
