import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { notes } from '#contract/notes.ts'
import { people } from '#contract/people/people.ts'
import { VERSION } from '#contract/version.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

/** Variables with secrets under names and in shapes that do not look like it. */
const PLANTED = Array.from({ length: 200 }, (_, at) => {
  const secret = `s3cr3t-${at}-${(at * 7919).toString(36)}`
  const shapes = [secret, `https://u:${secret}@example.org/?key=${secret}`, JSON.stringify({ a: [secret] }), `a,b,${secret}`]
  const names = [`PLAIN_${at}`, `LECTERN_NOTE_${at}`, `greeting${at}`, `${secret}-name`]
  return { secret, name: names[at % names.length] as string, value: shapes[Math.floor(at / 4) % shapes.length] as string }
})

let world: World
beforeAll(async () => {
  for (const { name, value } of PLANTED) process.env[name] = value
  world = await createWorld()
  silenceActs(world)
}, 300_000)
afterAll(async () => {
  for (const { name } of PLANTED) delete process.env[name]
  await world.close()
})
const asAdmin = () => world.as('admin')

describe('monitoring', () => {
  it('names the build to anybody, and no host or path', async () => {
    const response = await world.send('astm', 'GET', '/management/info')
    const info = await response.json()
    expect(info).toEqual({
      activeProfiles: expect.any(Array),
      'display-ribbon-on-profiles': 'dev',
      build: { name: 'lectern', version: VERSION },
    })
  })

  itHere('counts the requests of the tenant by path and method, and none of another', async () => {
    const paths = async (tenant: 'astm' | 'awwa') => {
      const { services, of, 'http.server.requests': requests } = await world.as('admin', tenant)(admin.metrics, {})
      expect(of).toBe('instance')
      expect(requests.all.count).toBe(Object.values(requests.percode ?? {}).reduce((sum, { count }) => sum + count, 0))
      return services
    }
    await world.as('admin', 'awwa')(admin.environment, {})
    await world.as('admin', 'awwa')(admin.environment, {})
    expect((await paths('awwa'))['/management/env']?.GET?.count).toBe(2)
    expect((await paths('astm'))['/management/env']).toBeUndefined()
  })

  it('tells memory, processor and loop of the answering process', async () => {
    const { jvm, processMetrics, eventLoop, databases } = await asAdmin()(admin.metrics, {})
    expect(jvm.old_space?.used).toBeGreaterThan(0)
    expect(processMetrics['process.uptime']).toBeGreaterThan(0)
    expect(eventLoop.utilization).toBeGreaterThan(0)
    expect(databases.usage.count).toBeGreaterThan(0)
  })

  it('tells the main thread, and gives two who ask at once one answer', async () => {
    const [one, other] = await Promise.all([asAdmin()(admin.threads, {}), asAdmin()(admin.threads, {})])
    expect(one.threads[0]).toMatchObject({ threadName: 'main', threadId: 0, handles: expect.any(Object) })
    for (const { threadState, stackTrace } of one.threads) {
      expect(['RUNNABLE', 'TIMED_WAITING', 'WAITING']).toContain(threadState)
      for (const frame of stackTrace) expect(Object.keys(frame).sort()).toEqual(['fileName', 'lineNumber', 'methodName'])
    }
    expect(one).toEqual(other)
  })

  it('shows no planted secret in any answer, export, problem or line of the log, at any level', async () => {
    await asAdmin()(admin.setLevel, { name: 'ROOT', configuredLevel: 'TRACE' })
    const answers: unknown[] = []
    for (const call of [
      admin.settings,
      admin.environment,
      admin.health,
      admin.metrics,
      admin.threads,
      admin.loggers,
      admin.audits,
    ])
      answers.push(await asAdmin()(call as typeof admin.settings, {}))
    const { url } = await asAdmin()(people.exportFile, {})
    answers.push(await (await world.fetchDirectly('astm', url)).text())
    answers.push(await asAdmin()(admin.setLevel, { name: 'none', configuredLevel: 'INFO' }).catch(({ problem }) => problem))
    await asAdmin()(admin.setLevel, { name: 'ROOT', configuredLevel: null })
    const text = JSON.stringify([...answers, world.lines])
    expect(PLANTED.filter(({ secret }) => text.includes(secret))).toEqual([])
    expect(text).toContain('PLAIN_4')
  })
})

describe('levels of the log', () => {
  const levelOf = async (name: string, tenant: 'astm' | 'awwa' = 'astm') =>
    (await world.as('admin', tenant)(admin.loggers, {})).loggers[name]

  it('are inherited, end by themselves where they tell more, and can be taken back', async () => {
    await asAdmin()(admin.setLevel, { name: 'http', configuredLevel: 'DEBUG' })
    expect(await levelOf('http')).toMatchObject({ configuredLevel: 'DEBUG', until: expect.any(String) })
    expect(await levelOf('http.search')).toEqual({ effectiveLevel: 'DEBUG' })
    expect(await levelOf('jobs')).toEqual({ effectiveLevel: 'INFO' })
    expect(await levelOf('http', 'awwa')).toEqual({ effectiveLevel: 'INFO' })
    await asAdmin()(admin.setLevel, { name: 'http', configuredLevel: null })
    expect(await levelOf('http')).toEqual({ effectiveLevel: 'INFO' })
  })

  it('are followed by the lines of calls, and no call waits for them', async () => {
    const lastLine = () => world.lines.findLast(({ endpoint }) => endpoint === 'notes.list')
    const call = () => world.as('subscriber')(notes.list, {})
    await asAdmin()(admin.setLevel, { name: 'http.notes', configuredLevel: 'TRACE' })
    await call()
    await call()
    expect(lastLine()).toMatchObject({ level: 'info', ports: { 'table.get': { count: expect.any(Number) } }, fields: {} })
    expect(JSON.stringify(lastLine()?.fields)).toMatch(/^\{("\w+":\d+,?)*\}$/)
  })

  it('are refused for a logger that is none, and by a level that is none', async () => {
    for (const name of ['http.nothing', 'ROOT/x', 'x'.repeat(200)])
      await expect(asAdmin()(admin.setLevel, { name, configuredLevel: 'INFO' })).rejects.toMatchObject({ status: 404 })
    for (const body of [{ configuredLevel: 'LOUD' }, { configuredLevel: 3 }, { configuredLevel: 'INFO', minutes: 0 }])
      await expect(asAdmin()(admin.setLevel, { name: 'http', ...body } as never)).rejects.toMatchObject({ status: 400 })
  })

  it('answer 204 without a body, and stand in the audits with what they were', async () => {
    const headers = { Authorization: `Bearer ${world.token('admin')}`, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ configuredLevel: 'WARN' })
    const response = await world.send('astm', 'POST', '/management/loggers/ports.table', headers, body)
    expect([response.status, await response.text()]).toEqual([204, ''])
    const [newest] = await asAdmin()(admin.audits, { size: 1 })
    expect(newest).toMatchObject({ type: 'LEVEL_CHANGED', data: { message: 'ports.table: none → WARN' } })
  })
})

describe('audits', () => {
  it('are paged newest first, counted in a header, and closed to everybody but administrators', async () => {
    for (const configuredLevel of ['DEBUG', 'INFO', null] as const)
      await asAdmin()(admin.setLevel, { name: 'http.notes', configuredLevel })
    const { data, headers } = await asAdmin().raw(admin.audits, { page: 1, size: 1 })
    expect(data[0]).toMatchObject({ data: { message: 'http.notes: DEBUG → INFO' } })
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThanOrEqual(3)
    expect(headers.get('Link')).toContain('rel="next"')
    for (const person of ['subscriber', 'compass-admin', 'usage-viewer', 'visitor'])
      await expect(world.as(person)(admin.audits, {})).rejects.toMatchObject({ status: 403 })
  })

  it('are found by their days, also reversed and far ones', async () => {
    const at = (fromDate: string, toDate: string) => asAdmin()(admin.audits, { fromDate, toDate })
    expect(await at('2000-01-01', '2001-01-01')).toEqual([])
    expect(await at('2999-01-01', '2000-01-01')).toEqual([])
    await expect(at('2026-02-30', '2026-03-01')).rejects.toMatchObject({ status: 400 })
  })
})
