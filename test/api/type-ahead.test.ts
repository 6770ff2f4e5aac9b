import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { refinement } from '#contract/refinement.ts'
import type { FEATURES } from '#contract/tenant.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { tenants } from '#tenants/index.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const editions = Array.from({ length: 6 }, (_, at) =>
    prepare({
      designation: `ISO 321:${2000 + at}`,
      year: 2000 + at,
      status: at === 5 ? 'Active' : 'Historical',
      title: 'Lanterns',
    }),
  )
  const families = Array.from({ length: 9 }, (_, at) => prepare({ designation: `ISO 88${at}:2020`, title: `Lantern part ${at}` }))
  await saveDocuments(world.ports, 'astm', [...editions, ...families])
}, 60_000)
afterAll(() => world.close())

const type = (keywords: string, searchType?: 'MYSUBSCRIPTION' | 'K' | 'D', person = 'subscriber') =>
  world.as(person)(typeAhead.typeAhead, { keywords, 'search-type': searchType })
const designations = (groups: Awaited<ReturnType<typeof type>>) =>
  groups.flatMap(({ contentList }) => contentList.map((one) => one.designationNo))

describe('typing', () => {
  it('suggests families by publisher, under their current edition, with the others', async () => {
    const [group] = await type('iso 7010')
    expect(group).toMatchObject({ publisherCode: 'ISO', publisherName: 'ISO Publishing', showMoreResults: false })
    const [first] = group?.contentList ?? []
    expect(first).toMatchObject({ designationNo: 'ISO 7010:2019', documentTitle: 'Safety signs', showMore: false })
    expect(first?.designationNoList.map((one) => one.designationNo)).toEqual(
      expect.arrayContaining(['ISO 7010:2019', 'ISO 7010:2011', 'ISO 7010:2003']),
    )
  })

  it('says where more editions stand than are shown at once', async () => {
    const [first] = (await type('ISO 321'))[0]?.contentList ?? []
    expect(first).toMatchObject({ designationNo: 'ISO 321:2005', showMore: true })
    expect(first?.designationNoList).toHaveLength(6)
  })

  it('gives more of one publisher on demand', async () => {
    const [group] = await type('lantern')
    expect(group).toMatchObject({ publisherCode: 'ISO', showMoreResults: true })
    const more = await world.as('subscriber')(typeAhead.typeAheadPublisher, { keywords: 'lantern', publisher: 'ISO' })
    expect(more).toMatchObject([{ publisherCode: 'ISO', showMoreResults: false }])
    expect(more[0]?.contentList).toHaveLength(10)
  })

  it.each(['', 'is', '  a ', '*', '%20%20%20a', '🦉🦉'])('suggests nothing for %j', async (keywords) => {
    expect(await type(keywords)).toEqual([])
  })

  it('suggests designations alone, or all but those', async () => {
    expect(await type('lant', 'D')).toEqual([])
    expect(designations(await type('iso 7010', 'D'))).toEqual(['ISO 7010:2019'])
    expect(designations(await type('lant', 'K')).length).toBeGreaterThan(0)
  })
})

describe('what is not suggested', () => {
  it('is unsubscribed, where subscribed content is searched, and with protected viewing at all', async () => {
    expect(designations(await type('nobody here'))).toEqual(['CLOSED 9:2021'])
    expect(await type('nobody here', 'MYSUBSCRIPTION')).toEqual([])
    expect(await type('nobody here', undefined, 'drm')).toEqual([])
    expect(designations(await type('lantern', undefined, 'drm')).length).toBeGreaterThan(0)
  })

  it('is another tenant’s', async () => {
    expect((await type('only for')).flatMap(({ contentList }) => contentList.map((one) => one.documentTitle))).toEqual([
      'Only for astm',
    ])
  })
})

describe('a feature that the tenant does not have', () => {
  const without = async (code: (typeof FEATURES)[number], run: () => Promise<unknown>) => {
    const feature = tenants.astm.shown.features.find((one) => one.code === code) as { enabled: boolean }
    feature.enabled = false
    await run().finally(() => {
      feature.enabled = true
    })
  }
  const off = { status: 403, problem: { code: 'feature-off' } }

  it('is refused: type-ahead', () => without('type-ahead', () => expect(type('lantern')).rejects.toMatchObject(off)))
  it('is refused: refinement', () =>
    without('search-refinement', async () => {
      await expect(world.as('subscriber')(refinement.count, {})).rejects.toMatchObject(off)
      await expect(world.as('subscriber')(refinement.icsCodes, {})).rejects.toMatchObject(off)
    }))

  it('is refused: a type of search', async () => {
    const call = world.as('subscriber', 'cga')
    const refused = call(typeAhead.typeAhead, { keywords: 'lantern', 'search-type': 'K' })
    await expect(refused).rejects.toMatchObject({ status: 403, problem: { code: 'search-type-off' } })
  })
})
