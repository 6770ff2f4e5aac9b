import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { agreement } from '#contract/agreement.ts'
import type { Feature } from '#contract/endpoint/features.ts'
import { refinement } from '#contract/refinement.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { tenants } from '#tenants/index.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, type World } from '../../support/world.ts'

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
}, 300_000)
afterAll(() => world.close())

const type = (keywords: string, searchType?: 'MYSUBSCRIPTION' | 'K' | 'D', person = 'subscriber') =>
  world.as(person)(typeAhead.typeAhead, { keywords, 'search-type': searchType })
const designations = (groups: Awaited<ReturnType<typeof type>>) =>
  groups.flatMap(({ contentList }) => contentList.map((one) => one.designationNo))

describe('typing', () => {
  it('suggestions are families by publisher, under their current edition, with the others', async () => {
    const [group] = await type('iso 7010')
    expect(group).toMatchObject({ publisherCode: 'ISO', publisherName: 'ISO Publishing', showMoreResults: false })
    const [first] = group?.contentList ?? []
    expect(first).toMatchObject({ designationNo: 'ISO 7010:2019', documentTitle: 'Safety signs', showMore: false })
    expect(first?.designationNoList.map((one) => one.designationNo)).toEqual(
      expect.arrayContaining(['ISO 7010:2019', 'ISO 7010:2011', 'ISO 7010:2003']),
    )
  })

  it('a suggestion says that it has more editions than are shown', async () => {
    const [first] = (await type('ISO 321'))[0]?.contentList ?? []
    expect(first).toMatchObject({ designationNo: 'ISO 321:2005', showMore: true })
    expect(first?.designationNoList).toHaveLength(6)
  })

  it('suggestions of one publisher can be extended', async () => {
    const [group] = await type('lantern')
    expect(group).toMatchObject({ publisherCode: 'ISO', showMoreResults: true })
    const more = await world.as('subscriber')(typeAhead.typeAheadPublisher, { keywords: 'lantern', publisher: 'ISO' })
    expect(more).toMatchObject([{ publisherCode: 'ISO', showMoreResults: false }])
    expect(more[0]?.contentList).toHaveLength(10)
  })

  it.each(['', 'is', '  a ', '*', '%20%20%20a', '🦉🦉'])('%j gets no suggestions', async (keywords) => {
    expect(await type(keywords)).toEqual([])
  })

  it('suggestions can be of designations only, or of everything else', async () => {
    expect(await type('lant', 'D')).toEqual([])
    expect(designations(await type('iso 7010', 'D'))).toEqual(['ISO 7010:2019'])
    expect(designations(await type('lant', 'K')).length).toBeGreaterThan(0)
  })
})

describe('what is not suggested', () => {
  it('unsubscribed documents are not suggested in subscribed content, nor with protected viewing', async () => {
    expect(designations(await type('nobody here'))).toEqual(['CLOSED 9:2021'])
    expect(await type('nobody here', 'MYSUBSCRIPTION')).toEqual([])
    expect(await type('nobody here', undefined, 'drm')).toEqual([])
    expect(designations(await type('lantern', undefined, 'drm')).length).toBeGreaterThan(0)
  })

  it('another tenant’s documents are not suggested', async () => {
    expect((await type('only for')).flatMap(({ contentList }) => contentList.map((one) => one.documentTitle))).toEqual([
      'Only for astm',
    ])
  })
})

describe('a feature that the tenant does not have', () => {
  const without = async (code: Feature, run: () => Promise<unknown>) => {
    const feature = tenants.astm.shown.features.find((one) => one.code === code) as { enabled: boolean }
    feature.enabled = false
    await run().finally(() => {
      feature.enabled = true
    })
  }
  const off = { status: 403, problem: { code: 'feature-off' } }

  it('type-ahead without the feature is refused', () =>
    without('type-ahead', () => expect(type('lantern')).rejects.toMatchObject(off)))
  it('refinement without the feature is refused', () =>
    without('search-refinement', async () => {
      await expect(world.as('subscriber')(refinement.count, {})).rejects.toMatchObject(off)
      await expect(world.as('subscriber')(refinement.icsCodes, {})).rejects.toMatchObject(off)
    }))

  it('a search type without the feature is refused', async () => {
    const call = world.as('subscriber', 'cga')
    await call(agreement.accept, {})
    const refused = call(typeAhead.typeAhead, { keywords: 'lantern', 'search-type': 'K' })
    await expect(refused).rejects.toMatchObject({ status: 403, problem: { code: 'search-type-off' } })
  })
})
