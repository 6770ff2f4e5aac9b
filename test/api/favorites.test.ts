import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { favorites } from '#contract/favorites.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
const as = (person: string, tenant: 'astm' | 'awwa' = 'astm') => world.as(person, tenant)
const keep = (contentId: string, person = 'subscriber') => as(person)(favorites.add, { content: { contentId } })
const titles = async (input: object = {}) =>
  (await as('subscriber')(favorites.list, input)).result.map(({ document }) => document.documentTitle)

const LETTERS = ['Part 10', 'Part 2', '<i>alpha</i>', 'Zinc', 'Éclairage']
let codes: readonly string[]
beforeAll(async () => {
  world = await createWorld()
  const documents = LETTERS.map((title, at) => prepare({ designation: `ISO ${400 + at}:2020`, title }))
  codes = await saveDocuments(world.ports, 'astm', documents)
}, 300_000)
afterAll(() => world.close())
beforeEach(async () => {
  for (const { id } of (await as('subscriber')(favorites.marks, {})).marks) await as('subscriber')(favorites.drop, { id })
})

describe('a favourite', () => {
  it('a favourite is saved and listed with its document', async () => {
    expect(await keep('ISO|7010-2019')).toMatchObject({
      document: {
        contentCode: 'ISO|7010-2019',
        designationNo: 'ISO 7010:2019',
        documentTitle: 'Safety signs',
        assetId: '7010-2019',
      },
    })
    const { count, result } = await as('subscriber')(favorites.list, {})
    expect([count, result]).toEqual([1, [await keep('ISO|7010-2019')]])
  })

  it('a favourite added twenty times concurrently is listed once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => keep('ISO|7010-2019')))
    expect((await as('subscriber')(favorites.list, {})).count).toBe(1)
  })

  it('a favourite is removed by its entity or its id, and removing it again is no error', async () => {
    const favorite = await keep('ISO|7010-2019')
    for (const _ of [1, 2]) expect(await as('subscriber')(favorites.remove, favorite)).toEqual({})
    expect((await as('subscriber')(favorites.marks, {})).marks).toEqual([])
    const { id } = await keep('ISO|7010-2019')
    for (const _ of [1, 2]) expect(await as('subscriber')(favorites.drop, { id })).toEqual({})
    expect((await as('subscriber')(favorites.marks, {})).marks).toEqual([])
    expect(await as('subscriber')(favorites.drop, { id: 'nothing of mine' })).toEqual({})
  })

  it('a favourite is personal, in one tenant', async () => {
    const { id } = await keep('ISO|7010-2019')
    await as('colleague')(favorites.drop, { id })
    expect((await as('colleague')(favorites.list, {})).count).toBe(0)
    expect((await as('subscriber', 'awwa')(favorites.list, {})).count).toBe(0)
    expect((await as('subscriber')(favorites.list, {})).count).toBe(1)
  })

  it('a favourite is a document of the library', async () => {
    for (const code of ['ISO|0', 'x', '', '\u0000|\u0000'])
      await expect(keep(code)).rejects.toMatchObject({ status: 404, problem: { detail: 'Can not find content' } })
  })

  it.each(['company', 'visitor', 'outsider'])('favourites are closed to %s', async (person) => {
    await expect(keep('ISO|7010-2019', person)).rejects.toMatchObject({ status: 403 })
    await expect(as(person)(favorites.list, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('the list of favourites', () => {
  it('the list is sorted by title in either direction, numbers by value and without markup; by default the last added is first', async () => {
    for (const code of codes) await keep(code)
    const sorted = ['<i>alpha</i>', 'Éclairage', 'Part 2', 'Part 10', 'Zinc']
    expect(await titles({ sort: 'title' })).toEqual(sorted)
    expect(await titles({ sort: 'title-' })).toEqual(sorted.toReversed())
    expect(await titles()).toEqual(LETTERS.toReversed())
  })

  it('the list has pages and a total count', async () => {
    for (const code of codes) await keep(code)
    const page = await as('subscriber')(favorites.list, { page: 1, size: 2, sort: 'title' })
    expect([page.count, page.result.map(({ document }) => document.documentTitle)]).toEqual([5, ['Part 2', 'Part 10']])
    expect(await titles({ page: 9 })).toEqual([])
  })

  it('the list leaves out a document that has left the library', async () => {
    const [gone = ''] = await saveDocuments(world.ports, 'astm', [prepare({ designation: 'ISO 499:2020' })])
    await keep(gone)
    await keep('ISO|7010-2019')
    await removeDocument(world.ports, 'astm', gone)
    expect(await titles()).toEqual(['Safety signs'])
    expect((await as('subscriber')(favorites.list, {})).count).toBe(1)
  })
})
