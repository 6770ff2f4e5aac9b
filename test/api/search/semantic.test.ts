import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { search } from '#contract/search.ts'
import { semantic } from '#contract/semantic.ts'
import type { Tenant } from '#contract/tenant.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const find = (person: string, input: { keywords: string; publishers?: string[] }, tenant: Tenant = 'astm') =>
  world.as(person, tenant)(semantic.semantic, input)

describe('semantic search', () => {
  it('semantic search finds documents and their rights, also before learning', async () => {
    const { count, documents, wordsAlone } = await find('subscriber', { keywords: 'colours and shapes of signs for safety' })
    expect(wordsAlone).toBe(true)
    expect(count).toBeGreaterThan(0)
    expect(documents[0]).toMatchObject({ displayDesignation: expect.stringContaining('7010'), access: expect.any(String) })
  })

  it('a search by words says where a short question is better asked by meaning', async () => {
    const isShort = async (keywords: string) => (await world.as('subscriber')(search.all, { keywords })).shortQuestion
    expect(await isShort('what protects steel pipes from rust')).toBe(true)
    expect(await isShort('safety signs')).toBeUndefined()
    expect(await isShort('ISO 9001:2015')).toBeUndefined()
  })

  it('semantic search is limited to the named publishers, with or without the prefix', async () => {
    const publishers = async (...names: string[]) => {
      const { documents } = await find('subscriber', { keywords: 'safety signs', publishers: names })
      return [...new Set(documents.map(({ publisherCode }) => publisherCode))]
    }
    expect(await publishers('publisher-ISO')).toEqual(['ISO'])
    expect(await publishers('ISO')).toEqual(['ISO'])
    expect(await publishers('NOBODY')).toEqual([])
  })

  it('semantic search finds nothing that the account may not read', async () => {
    const { documents } = await world.as('subscriber', 'astm')(search.all, { keywords: 'nobody here holds this' })
    expect(documents.map(({ publisherCode, access }) => [publisherCode, access])).toContainEqual(['CLOSED', 'subscription'])
    for (const keywords of ['nobody here holds this', 'secret words', 'CLOSED 9:2021'])
      expect((await find('subscriber', { keywords })).documents.map(({ publisherCode }) => publisherCode)).not.toContain('CLOSED')
    expect((await find('visitor', { keywords: 'safety signs' })).count).toBe(0)
  })

  it.each(['', ' ', 'a', ' a '])('semantic search refuses %j, which is too short', async (keywords) => {
    await expect(find('subscriber', { keywords })).rejects.toMatchObject({ status: 400 })
  })

  it('semantic search is for tenants that have it, also with protected viewing, as the account says', async () => {
    await expect(find('subscriber', { keywords: 'safety' }, 'ies')).rejects.toMatchObject({
      status: 403,
      problem: { code: 'feature-off' },
    })
    for (const [person, tenant] of [
      ['drm', 'astm'],
      ['subscriber', 'api'],
      ['subscriber', 'ies'],
    ] as const) {
      const { semanticSearchFlag } = await world.as(person, tenant)(account.get, {})
      const offered = await find(person, { keywords: 'safety' }, tenant).then(
        () => true,
        () => false,
      )
      expect([person, tenant, offered]).toEqual([person, tenant, semanticSearchFlag])
    }
  })
})
