import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin.ts'
import { probeParts } from '#functions/areas/admin/probe-parts.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

/** A part that answers does so in this time, on a slow machine too. */
const PROBE_LIMIT_MS = 1000

let world: World
const ask = (person = 'admin') => world.as(person)(admin.health, {})

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('the health of the parts', () => {
  it('the health of each part is reported with its figures', async () => {
    const { state, parts } = await ask()
    expect(parts.map((one) => [one.part, one.state])).toEqual(['table', 'search', 'objects', 'jobs'].map((part) => [part, 'up']))
    expect(state).toBe('up')
    const [, search, , jobs] = parts
    expect(search?.facts.documents).toBeGreaterThan(5)
    expect(jobs?.facts).toEqual({ waiting: expect.any(Number), failed: 0 })
  })

  itHere('says how full the disk is', async () => {
    const objects = (await ask()).parts.find(({ part }) => part === 'objects')
    expect(objects?.facts.freeBytes).toBeLessThan(objects?.facts.totalBytes as number)
  })

  it('health is closed to everybody but administrators', async () => {
    for (const person of ['subscriber', 'company', 'compass-admin', 'visitor'])
      await expect(ask(person)).rejects.toMatchObject({ status: 403 })
  })

  it('health counts failed jobs, of the tenant only', async () => {
    const { ports } = world
    await ports.jobs.send({ id: 'health-test', name: 'nobody-handles-this' as 'learn', tenant: 'astm', payload: null })
    const failed = async (tenant: 'astm' | 'awwa') =>
      (await world.as('admin', tenant)(admin.health, {})).parts.find(({ part }) => part === 'jobs')
    while ((await failed('astm'))?.facts.failed === 0) await new Promise((next) => setTimeout(next, 200))
    expect(await failed('astm')).toMatchObject({ state: 'impaired', facts: { failed: 1 } })
    expect(await failed('awwa')).toMatchObject({ state: 'up', facts: { failed: 0 } })
  })

  it('a part that fails or does not answer is reported as down', async () => {
    const { ports } = world
    const table = { ...ports.table, get: () => Promise.reject(new Error('gone')) }
    const objects = { ...ports.objects, head: () => new Promise<never>(() => undefined) }
    const health = { report: () => Promise.reject(new Error('gone')) }
    const parts = await probeParts({ ...ports, table, objects, health }, 'astm', PROBE_LIMIT_MS)
    expect(parts.map((one) => [one.part, one.state])).toEqual([
      ['table', 'down'],
      ['search', 'up'],
      ['objects', 'down'],
      ['jobs', 'down'],
    ])
  })
})
