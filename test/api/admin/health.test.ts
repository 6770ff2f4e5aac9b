import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { probeParts } from '#functions/areas/admin/probe-parts.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Item } from '#ports/table.ts'
import { createWorld, itHere, onEngines, type World } from '#test/support/world.ts'

/** A part that answers does so in this time, on a slow machine too. */
const PROBE_LIMIT_MS = 1000

let world: World
const ask = (person = 'admin') => world.as(person)(admin.health, {})

beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

describe('the health of the parts', () => {
  it('the health of each part is reported with its figures', async () => {
    const { status, components } = await ask()
    const parts = [
      'db',
      'search',
      'objects',
      'jobs',
      'mail',
      'identity',
      ...(onEngines ? [] : ['diskSpace']),
      'events',
      'reports',
      'audits',
      'ingest',
    ]
    // The issuer of the engines has no address: its keys are given.
    const state = (name: string) => (onEngines && name === 'identity' ? 'DOWN' : 'UP')
    expect(Object.entries(components).map(([name, one]) => [name, one?.status])).toEqual(parts.map((name) => [name, state(name)]))
    expect(status).toBe(onEngines ? 'DOWN' : 'UP')
    expect(components.search?.details.documents).toBeGreaterThan(5)
    expect(components.jobs?.details).toMatchObject({ waiting: expect.any(Number), failed: 0 })
  })

  itHere('says how full the disk is', async () => {
    const { free, total, threshold } = (await ask()).components.diskSpace?.details ?? {}
    expect(free).toBeLessThan(total as number)
    expect(threshold).toBeGreaterThan(0)
  })

  it('health is closed to everybody but administrators', async () => {
    for (const person of ['subscriber', 'company', 'compass-admin', 'visitor'])
      await expect(ask(person)).rejects.toMatchObject({ status: 403 })
  })

  it('health counts failed jobs, of the tenant only', async () => {
    const { ports } = world
    await ports.jobs.send({ id: 'health-test', name: 'nobody-handles-this' as 'learn', tenant: 'astm', payload: null })
    const failed = async (tenant: 'astm' | 'awwa') => (await world.as('admin', tenant)(admin.health, {})).components.jobs
    while ((await failed('astm'))?.details.failed === 0) await new Promise((next) => setTimeout(next, 200))
    expect(await failed('astm')).toMatchObject({ status: 'UP', details: { failed: 1, warning: 'failed-jobs' } })
    expect(await failed('awwa')).toMatchObject({ status: 'UP', details: { failed: 0 } })
  })

  it('health names the first audit that is not as it was written', async () => {
    const { table } = world.ports
    const call = world.as('admin', 'awwa')
    for (const configuredLevel of ['WARN', 'ERROR', null] as const)
      await call(admin.setLevel, { name: 'http.notes', configuredLevel })
    const audits = async () => (await call(admin.health, {})).components.audits?.details
    expect((await audits())?.firstBroken).toBeUndefined()
    const [first] = (await queryAll(table, { pk: 'awwa#audits' })).filter(({ type }) => type === 'LEVEL_CHANGED')
    await table.put({ ...(first as Item), principal: 'somebody-else' })
    expect(await audits()).toMatchObject({ warning: 'broken-audits', firstBroken: first?.number })
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
      ['reports', 'down'],
      ['audits', 'down'],
      ['ingest', 'up'],
      ['jobs', 'down'],
    ])
  })
})
