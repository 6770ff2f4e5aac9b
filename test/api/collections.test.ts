import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { collections } from '#contract/collections.ts'
import { documents } from '#contract/documents/documents.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { collectionKeyOf } from '#people/collections.ts'
import { readPeopleFile } from '#people/file/read-people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { prepare } from '#test/support/library.ts'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const saveCollection = (collection: readonly string[] | undefined, id = 'harbour') => {
  const subscriptions = [{ publisher: 'ISO', name: 'ISO' }]
  const text = JSON.stringify({ accounts: [{ id, name: 'Harbour Engineering', subscriptions, collection }] })
  return savePeople(world.ports.table, 'astm', readPeopleFile(text))
}
const list = async (input: object = {}, person = 'subscriber') => (await world.as(person)(collections.list, input)).value
const designations = async (input: object = {}) => (await list(input)).content.map(({ designation }) => designation)

describe('a custom collection', () => {
  it('a collection has its documents by codes and designations, in the order of numbers, either way, in pages', async () => {
    await saveDocuments(world.ports, 'astm', [prepare({ designation: 'ISO 9:2020' }), prepare({ designation: 'ISO 80:2020' })])
    await saveCollection(['ISO 7010:2019', 'ISO|9-2020', 'ISO 80:2020', 'CLOSED|9-2021'])
    const sorted = ['CLOSED 9:2021', 'ISO 9:2020', 'ISO 80:2020', 'ISO 7010:2019']
    expect(await designations()).toEqual(sorted)
    expect(await designations({ sortType: 'ALPHA_DESC' })).toEqual(sorted.toReversed())
    expect(await list({ pageSize: 3, offset: 1 })).toMatchObject({
      content: [{ designation: 'ISO 7010:2019', title: 'Safety signs', contentCode: 'ISO|7010-2019' }],
      totalElements: 4,
      pageSize: 3,
    })
    expect(await list({ offset: 7 })).toEqual({ content: [], totalElements: 4, pageSize: 10 })
  })

  it('what the library does not have is named, and is a document once it comes; one that goes is named again', async () => {
    await saveCollection(['ISO|12345-2020', 'ISO 54321:2020'])
    const missing = ['ISO 12345-2020', 'ISO 54321:2020'].map((designation) => ({ designation, title: '' }))
    expect((await list()).content).toEqual(missing)
    const come = ['ISO 12345:2020', 'ISO 54321:2020'].map((designation) => prepare({ designation }))
    const codes = await saveDocuments(world.ports, 'astm', come)
    expect((await list()).content.map(({ contentCode }) => contentCode)).toEqual(codes)
    for (const code of codes) await removeDocument(world.ports, 'astm', code)
    expect((await list()).content).toEqual(missing)
  })

  it('a collection opens nothing by itself', async () => {
    await saveCollection(['CLOSED 9:2021'])
    expect((await list()).content).toMatchObject([{ contentCode: 'CLOSED|9-2021' }])
    await expect(world.as('subscriber')(documents.pdf, { contentCode: 'CLOSED|9-2021' })).rejects.toMatchObject({ status: 403 })
  })

  it('a file without a collection leaves it, an empty one ends it', async () => {
    await saveCollection(['ISO 7010:2019'])
    await saveCollection(undefined)
    expect(await designations()).toEqual(['ISO 7010:2019'])
    expect(await world.as('subscriber')(account.get, {})).toMatchObject({ customCollection: true })
    await saveCollection([])
    await expect(list()).rejects.toMatchObject({ status: 403, problem: { code: 'forbidden' } })
    expect(await world.as('subscriber')(account.get, {})).toMatchObject({ customCollection: false })
    await saveCollection(['ISO 7010:2019'])
  })

  it.each(['company', 'visitor', 'two-accounts', 'outsider'])('the collection of an account is closed to %s', async (person) => {
    await expect(list({}, person)).rejects.toMatchObject({ status: 403 })
  })

  it('a collection stays within its tenant', async () => {
    await saveCollection(['ISO 7010:2003'])
    await expect(world.as('subscriber', 'cga')(collections.list, {})).rejects.toMatchObject({ status: 403 })
    expect((await world.as('subscriber', 'ies')(collections.list, {})).value.content).not.toContainEqual(
      expect.objectContaining({ designation: 'ISO 7010:2003' }),
    )
  })

  it.each([{ pageSize: 0 }, { pageSize: 101 }, { offset: -1 }, { offset: 1.5 }, { sortType: 'TITLE' }])(
    'a list asked for by %j is refused',
    async (input) => {
      await expect(world.as('subscriber')(collections.list, input as object)).rejects.toMatchObject({ status: 400 })
    },
  )

  it('a large collection is replaced whole', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `ISO ${at + 1}:2024`)
    await saveCollection(many)
    expect(await designations({ pageSize: 3, offset: 1000 })).toEqual(['ISO 3001:2024', 'ISO 3002:2024', 'ISO 3003:2024'])
    await saveCollection(['ISO 7010:2019'])
    expect(await list()).toMatchObject({ totalElements: 1, content: [{ contentCode: 'ISO|7010-2019' }] })
  })
})

it('any name of a document makes a key that fits the table', () => {
  const name = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(name, (entry) => {
      const bytes = Buffer.byteLength(collectionKeyOf(entry))
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThanOrEqual(1024)
    }),
  )
})
