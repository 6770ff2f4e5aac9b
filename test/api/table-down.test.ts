import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { favorites } from '#contract/favorites.ts'
import { tenant } from '#contract/tenant.ts'
import { itemVersions } from '#functions/adapters/shared/item-versions.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const list = (person = 'subscriber') =>
  world.send('astm', 'GET', favorites.list.path, { authorization: `Bearer ${world.token(person)}` })

async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const problem = (await answer.json()) as object
  expect(problem).toMatchObject({ code: 'unavailable', status: 503, requestId: expect.any(String) })
  return JSON.stringify(problem)
}

describe('when a newer release wrote what is asked for', () => {
  it('an item of a newer release is unavailable, the log has the reason, and the newer release reads it', async () => {
    const marks = { code: 'ISO|7010-2019' }
    const unchanged = { up: (item: never) => item, down: (item: never) => item }
    const newer = world.openTable(itemVersions({ favorites: { steps: [unchanged], writes: 2 } }))
    const item = { pk: 'astm#favorites#subscriber', sk: marks.code, since: '2026-01-01T00:00:00.000Z' }
    await newer.put(item)
    const text = await expectUnavailable(await list())
    expect(text).not.toContain('favorites#')
    expect(world.lines.at(-1)).toMatchObject({ level: 'error', status: 503, error: expect.stringContaining('has shape 2') })
    expect(await newer.get(item)).toEqual(item)
    await newer.delete(item)
    await newer.close?.()
    expect((await list()).status).toBe(200)
  })
})

describe('when the table does not answer', () => {
  beforeAll(() => world.loseTable())

  it('calls that need it answer 503 with their code, and the cause goes to the log alone', async () => {
    const text = await expectUnavailable(await list())
    expect(text).not.toContain('table')
    expect(world.lines.at(-1)).toMatchObject({ level: 'error', status: 503, error: expect.stringContaining('TableUnavailable') })
  })

  it('calls that do not need it go on', async () => {
    const answer = await world.send('astm', 'POST', tenant.config.path, { 'content-type': 'application/json' }, '{}')
    expect(answer.status).toBe(200)
  })
})
