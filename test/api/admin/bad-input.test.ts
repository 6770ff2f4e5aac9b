import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { admin } from '#contract/admin/admin.ts'
import { people } from '#contract/people/people.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

const MEGABYTE = 2 ** 20
const HOSTILE = '\u001b[31m\n{"level":"error"}'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const ada = () => world.as('admin')
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { readonly status?: number }) => error.status ?? 0,
  )
const json = () => ({ Authorization: `Bearer ${world.token('admin')}`, 'Content-Type': 'application/json' })

describe('what nobody expects of administrators', () => {
  it('a logger of 10,000 characters, of ESC, or with a slash is none', async () => {
    for (const name of ['x'.repeat(10_000), HOSTILE, 'http/notes'])
      expect([400, 404]).toContain(await statusOf(ada()(admin.setLevel, { name, configuredLevel: 'INFO' })))
    expect(Object.keys((await ada()(admin.loggers, {})).loggers).join('')).not.toMatch(/\p{Cc}|x{100}/u)
  })

  it('a page of the audits far behind the last is empty or refused, and so are a page below the first and a size of none', async () => {
    const far = await ada()(admin.audits, { page: 1e9 }).catch((error) => error.status)
    expect([[], 400]).toContainEqual(far)
    for (const wrong of [{ page: -1 }, { page: 0.5 }, { size: 0 }, { size: 1e9 }, { sort: 'hash,asc' }])
      expect(await statusOf(ada()(admin.audits, wrong as never))).toBe(400)
  })

  itHere('a people file of 100 MB is refused, and the library goes on', async () => {
    const body = JSON.stringify({ file: 'x'.repeat(100 * MEGABYTE) })
    const { method, path } = people.previewFile
    const status = await world.send('astm', method, path, json(), body).then(
      (answer) => answer.status,
      // The connection is cut where the body is not read to its end.
      () => 413,
    )
    expect(status).toBe(413)
    expect(await statusOf(ada()(admin.loggers, {}))).toBe(200)
  })

  it('a people file that is no JSON, of another shape, or deep is refused in sentences, and changes nothing', async () => {
    for (const file of ['{', '[]', '{"people":[{"subject":""}]}', '{"a":'.repeat(5000), `{"people":"${HOSTILE}"}`]) {
      const answer = await ada()(people.previewFile, { file }).catch((error) => error.problem)
      expect([file.slice(0, 20), 'code' in answer || answer.faults.length > 0]).toEqual([file.slice(0, 20), true])
    }
  })

  it('line breaks and ESC in a name or a browser make no line of a log and no entry of their own', async () => {
    const person = { subject: 'hostile', activated: true, userType: 'individual', authorities: ['COMPASS_USER'] } as const
    await ada()(people.addPerson, { ...person, lastName: HOSTILE, accounts: ['northern'] } as never).catch(() => undefined)
    await world.fetchDirectly('astm', '/management/loggers', { ...json(), 'User-Agent': '{"level":"error"} x' })
    const printed = world.lines.map((line) => JSON.stringify(line))
    for (const line of printed) expect(line).not.toMatch(/\p{Cc}/u)
    expect(world.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})
