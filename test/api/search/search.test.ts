import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { search } from '#contract/search.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const find = (person: string, input: object, tenant: 'astm' | 'awwa' = 'astm') => world.as(person, tenant)(search.all, input)
const designations = (results: Awaited<ReturnType<typeof find>>) => results.documents.map((one) => one.designationNo)

describe('searching all content', () => {
  it('a designation finds the current edition first, or the edition of its year', async () => {
    expect(designations(await find('subscriber', { keywords: 'iso 7010' }))[0]).toBe('ISO 7010:2019')
    expect(designations(await find('subscriber', { keywords: 'ISO 7010-2011' }))[0]).toBe('ISO 7010:2011')
  })

  it('words of the full text are found, with their page', async () => {
    const { documents } = await find('subscriber', { keywords: 'colours shapes' })
    expect(documents[0]).toMatchObject({ designationNo: 'ISO 7010:2019', matchedPage: 2 })
  })

  it('found words are marked', async () => {
    const [first] = (await find('subscriber', { keywords: 'safety' })).documents
    const [start, end] = first?.marks.title[0] ?? [0, 0]
    expect(first?.documentTitle.slice(start, end)).toBe('Safety')
  })

  it('a hit has editions and translations', async () => {
    const [first] = (await find('subscriber', { keywords: 'ISO 7010:2019' })).documents
    expect(first?.connections.map((one) => one.designationNo)).toEqual(expect.arrayContaining(['ISO 7010:2003', 'ISO 7010:2011']))
    expect(first?.translations.map((one) => one.language)).toEqual(['ar'])
  })

  it('paging reaches everything once, under every sort', async () => {
    const all = (await find('subscriber', { size: 100 })).documents.map((one) => one.contentCode)
    for (const sort of [undefined, 'title', 'title-', 'designation', 'designation-', 'date', 'date-'] as const) {
      const seen: string[] = []
      for (let page = 0, more = true; more; page++) {
        const results = await find('subscriber', { page, size: 2, sort, sortType: sort ? 'OVERRIDE_SORT' : 'BEST_MATCH' })
        seen.push(...results.documents.map((one) => one.contentCode))
        more = results.nextPageFlag
        expect(results.count).toBe(all.length)
      }
      expect([...seen].sort()).toEqual([...all].sort())
    }
  })

  it.each([
    '100% "pure',
    'a:b/c(d',
    '\u0000\u0007',
    '🦉 owl',
    'علامات',
    '%E0%A4%A',
    '%25',
    '"'.repeat(501),
    'long '.repeat(10_000),
    'AND OR NOT *',
    '--',
    "'; DROP TABLE x",
  ])('answers a list to %j', async (keywords) => {
    expect(Array.isArray((await find('subscriber', { keywords })).documents)).toBe(true)
  })

  it('the search of all content is closed to protected viewing', async () => {
    await expect(find('drm', {})).rejects.toMatchObject({ status: 403, problem: { code: 'drm-restricted' } })
  })
})

describe('a text that finds nothing as it is written', () => {
  it('a misspelt text is read as the nearest, and the answer says so', async () => {
    const results = await find('subscriber', { keywords: 'safety sgins' })
    expect(designations(results)).toContain('ISO 7010:2019')
    expect(results.correctedKeywords).toMatch(/signs/)
    expect((await find('subscriber', { keywords: 'safety signs' })).correctedKeywords).toBeUndefined()
  })

  it('an absent designation gets the nearest ones', async () => {
    const { count, missing } = await find('subscriber', { keywords: 'ISO 7011' })
    expect(count).toBe(0)
    expect(missing?.designationNo).toBe('ISO 7011')
    expect(missing?.nearest.map((one) => one.designationNo)).toContain('ISO 7010:2019')
    for (const near of missing?.nearest ?? []) expect(near).toMatchObject({ status: expect.any(String) })
    expect((await find('subscriber', { keywords: 'ISO 7010' })).missing).toBeUndefined()
  })
})

describe('a type of search', () => {
  it('a search type can be given by its code', async () => {
    expect((await find('subscriber', { searchField: 'K', keywords: 'ISO 7010' })).count).toBe(0)
    expect((await find('subscriber', { searchField: 'D', keywords: 'ISO 7010' })).count).toBeGreaterThan(2)
    for (const searchField of ['A', 'ALL', 'MYSUBSCRIPTION'])
      expect((await find('subscriber', { searchField, keywords: 'ISO 7010' })).count).toBeGreaterThan(2)
  })
})

describe('searching subscribed content', () => {
  it('the search of subscribed content finds only the account’s holdings', async () => {
    const { count, documents } = await world.as('subscriber')(search.entitled, { keywords: '' })
    expect(new Set(documents.map((one) => one.publisherCode))).toEqual(new Set(['ISO']))
    expect(count).toBe(documents.length)
    expect((await world.as('subscriber')(search.entitled, { keywords: 'secret' })).count).toBe(0)
  })
})

describe('another tenant', () => {
  it('another tenant is invisible in hits, totals and by code', async () => {
    expect((await find('subscriber', { keywords: 'zebra' })).documents.map((one) => one.documentTitle)).toEqual(['Only for astm'])
    expect((await find('subscriber', { keywords: 'zebra' }, 'awwa')).documents.map((one) => one.documentTitle)).toEqual([
      'Only for awwa',
    ])
  })
})
