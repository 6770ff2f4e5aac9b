import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { QueuedJob } from '#ports/jobs.ts'
import { startChild } from '#test/support/child.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { openSqliteJobs } from './sqlite-jobs.ts'

const root = newFolder()
let count = 0
const newFile = () => path.join(root, `jobs-${count++}.db`)
const job: QueuedJob = { id: 'one', name: 'work', tenant: 'astm', payload: { n: 1 } }
const turn = () => new Promise((resolve) => setTimeout(resolve, 5))

const hangingChild = (file: string) =>
  startChild(`import { openSqliteJobs } from '#functions/adapters/embedded/sqlite/sqlite-jobs.ts'
    const work = () => { console.log('running'); return new Promise(() => {}) }
    openSqliteJobs(${JSON.stringify(file)}, { clock: { now: () => new Date() }, handlers: { work } })
    setInterval(() => {}, 1000)`)

describe('jobs on SQLite', () => {
  it('run again what ran when the process was killed, and give up on what kills it every time', async () => {
    const [once, always] = [newFile(), newFile()]
    for (const [file, kills] of [
      [once, 1],
      [always, 3],
    ] as const) {
      const sender = openSqliteJobs(file, { clock: movableClock() })
      await sender.send(job)
      await sender.close()
      for (let kill = 0; kill < kills; kill++) {
        const child = hangingChild(file)
        expect(await child.line()).toBe('running')
        await child.kill()
      }
    }
    const run = async (file: string) => {
      const runs: QueuedJob[] = []
      const jobs = openSqliteJobs(file, { clock: movableClock(), handlers: { work: async (one) => void runs.push(one) } })
      while (jobs.pending() > 0) await turn()
      const failed = jobs.allFailed().map(({ id, reason }) => ({ id, reason }))
      await jobs.close()
      return { runs, failed }
    }
    expect(await run(once)).toEqual({ runs: [job], failed: [] })
    expect(await run(always)).toEqual({ runs: [], failed: [{ id: 'one', reason: 'The process ended while the job ran.' }] })
  }, 60_000)

  it('wait longer before each try', async () => {
    const clock = movableClock()
    const runs: number[] = []
    let now = 0
    const work = async () => {
      runs.push(now)
      throw new Error('no')
    }
    const jobs = openSqliteJobs(newFile(), { clock, handlers: { work } })
    await jobs.send(job)
    for (; jobs.pending() > 0; now += 1) {
      jobs.poll()
      await turn()
      await turn()
      clock.pass(1)
    }
    await jobs.close()
    const [first = 0, second = 0, third = 0] = runs
    expect(runs).toHaveLength(3)
    expect(second - first).toBeGreaterThan(2)
    expect(third - second).toBeGreaterThan(5 * (second - first))
  })

  it('are run by the process that handles them, and only sent by others', async () => {
    const file = newFile()
    const clock = movableClock()
    const runs: QueuedJob[] = []
    const sender = openSqliteJobs(file, { clock })
    const runner = openSqliteJobs(file, { clock, handlers: { work: async (one) => void runs.push(one) } })
    await sender.send(job)
    while (sender.pending() > 0) await turn()
    expect(runs).toEqual([job])
    await Promise.all([sender.close(), runner.close()])
  })

  it('that a person waits for run before all others', async () => {
    const file = newFile()
    const clock = movableClock()
    const sender = openSqliteJobs(file, { clock })
    const names = ['learn', 'arrived', 'copy-points', 'arrived', 'arrived', 'compare']
    for (const [at, name] of names.entries()) await sender.send({ ...job, id: `${at}`, name }).then(() => clock.pass(1))
    const runs: string[] = []
    const run = async ({ name }: QueuedJob) => void runs.push(name)
    const runner = openSqliteJobs(file, { clock, handlers: { learn: run, arrived: run, 'copy-points': run, compare: run } })
    while (sender.pending() > 0) await turn()
    expect(runs).toEqual(['compare', ...names.slice(0, -1)])
    await Promise.all([sender.close(), runner.close()])
  })

  it('that a person waits for have a slot beside any number of others that do not end', async () => {
    const clock = movableClock()
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const runs: string[] = []
    const hang = async ({ name }: QueuedJob) => {
      runs.push(name)
      await end
    }
    const compare = async ({ name }: QueuedJob) => void runs.push(name)
    const jobs = openSqliteJobs(newFile(), { clock, handlers: { arrived: hang, compare } })
    for (let id = 0; id < 9; id++) await jobs.send({ ...job, id: `${id}`, name: 'arrived' })
    await turn()
    await jobs.send({ ...job, id: 'awaited', name: 'compare' })
    while ((await jobs.find({ id: 'awaited', tenant: 'astm' }))?.state !== 'done') await turn()
    expect(runs).toEqual(['arrived', 'arrived', 'arrived', 'compare'])
    resolve()
    while (jobs.pending() > 0) await turn()
    await jobs.close()
  })

  it('that a person waits for say how many of them are to run before, until they begin', async () => {
    const file = newFile()
    const clock = movableClock()
    const sender = openSqliteJobs(file, { clock })
    const aheadOf = async (id: string) => (await sender.find({ id, tenant: 'astm' }))?.ahead
    for (const [id, name] of ['compare', 'arrived', 'make-text', 'compare'].entries())
      await sender.send({ ...job, id: `${id}`, name }).then(() => clock.pass(1))
    expect(await Promise.all(['0', '1', '2', '3'].map(aheadOf))).toEqual([0, undefined, 1, 2])
    const run = async () => undefined
    const runner = openSqliteJobs(file, { clock, handlers: { arrived: run, compare: run, 'make-text': run } })
    while (sender.pending() > 0) await turn()
    expect(await aheadOf('3')).toBeUndefined()
    await Promise.all([sender.close(), runner.close()])
  })

  it('that run are waited for when the queue is closed', async () => {
    let ended = false
    const work = async () => {
      await turn()
      ended = true
    }
    const jobs = openSqliteJobs(newFile(), { clock: movableClock(), handlers: { work } })
    await jobs.send(job)
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    await jobs.close()
    expect(ended).toBe(true)
  })
})
