import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  const known = prepare({ designation: 'ISO 404:2020', otherDesignations: ['10.9999/rungs.404', '978-0-404-20-2'], year: 2020 })
  const details = { doi: 'https://doi.org/10.9999/rungs.405', isbn: '0-8031-1234-3' }
  const shelf = [
    known,
    prepare({ designation: 'ISO 405:2020', details, contentType: 'STP_BOOK' }),
    prepare({ designation: 'ISO 406:2020', details: { isbn: details.isbn }, contentType: 'STP_PAPER' }),
  ]
  await saveDocuments(world.ports, 'astm', shelf)
}, 300_000)
afterAll(() => world.close())

const find = (input: object, tenant: 'astm' | 'awwa' = 'astm') => world.as('subscriber', tenant)(documents.byDesignation, input)
const NOT_FOUND = { problem: { code: 'designation-not-found', detail: 'Not found Content' } }

describe('an old link', () => {
  it('that finds its document is not counted, by a DOI neither', async () => {
    for (const designation of ['ISO 404:2020', '10.9999/rungs.404', '10.9999/RUNGS.404'])
      await expect(find({ designation, link: '/resolve/x' })).resolves.toMatchObject({ contentCode: 'ISO|404-2020' })
    expect(await world.as('admin')(documents.unresolvedLinks, {})).toEqual({ count: 0, result: [] })
  })

  it('finds a document by its DOI, and a book by its ISBN', async () => {
    for (const designation of ['10.9999/rungs.405', 'ISBN 9780803112346'])
      expect(await find({ designation })).toEqual({ contentCode: 'ISO|405-2020' })
  })

  it('whose words are those of no document opens none: numbers are not guessed', async () => {
    expect(await find({ search: '404-2020 ISO' })).toEqual({ contentCode: 'ISO|404-2020' })
    for (const search of ['404-2021 ISO', '978-0-00-000404-2', '978-0-00-404-20-2', '0404 2020 978', '0404 2020 7'])
      await expect(find({ search })).rejects.toMatchObject(NOT_FOUND)
  })

  it('that finds none is counted for the administrators of its tenant, the most used first', async () => {
    for (const [times, link] of [
      [1, '/resolve/JOURNALS/A\u0000 1'],
      [3, '/resolve/HISTORICAL/100%-19'],
    ] as const)
      for (let time = 0; time < times; time += 1) await expect(find({ assetId: 'NONE', link })).rejects.toMatchObject(NOT_FOUND)
    await expect(find({ link: '/resolve/cut' }, 'awwa')).rejects.toMatchObject(NOT_FOUND)
    await expect(find({ assetId: 'NONE' })).rejects.toMatchObject(NOT_FOUND)
    const list = world.as('admin')
    expect((await list(documents.unresolvedLinks, {})).result).toMatchObject([
      { link: '/resolve/HISTORICAL/100%-19', times: 3 },
      { link: '/resolve/JOURNALS/A 1', times: 1 },
    ])
    expect(await list(documents.unresolvedLinks, { page: 1, size: 1 })).toMatchObject({ count: 2, result: [{ times: 1 }] })
    expect(await world.as('admin', 'awwa')(documents.unresolvedLinks, {})).toMatchObject({ count: 1 })
  })

  it('leads to the document that an administrator names, until it is dropped', async () => {
    const [list, link] = [world.as('admin'), '/resolve/HISTORICAL/100%-19']
    await expect(list(documents.leadLink, { link, designation: 'ISO 999' })).rejects.toMatchObject(NOT_FOUND)
    const target = { contentCode: 'ISO|404-2020', designationNo: 'ISO 404:2020' }
    for (const designation of ['ISO 404', 'ISO|404-2020'])
      expect(await list(documents.leadLink, { link, designation })).toEqual(target)
    expect(await find({ assetId: 'NONE', link })).toEqual({ contentCode: 'ISO|404-2020' })
    expect((await list(documents.unresolvedLinks, {})).result[0]).toMatchObject({ link, times: 3, leadsTo: target })
    await expect(find({ assetId: 'NONE', link }, 'awwa')).rejects.toMatchObject(NOT_FOUND)
    await list(documents.dropLink, { link })
    expect((await list(documents.unresolvedLinks, {})).result.some((one) => one.link === link)).toBe(false)
    await expect(find({ assetId: 'NONE', link })).rejects.toMatchObject(NOT_FOUND)
    for (const person of ['subscriber', 'visitor'])
      await expect(world.as(person)(documents.leadLink, { link, designation: 'ISO 404' })).rejects.toMatchObject({
        problem: { code: expect.stringMatching(/forbidden|unauthorized/) },
      })
  })

  it('is nothing for others', async () => {
    await expect(world.as('subscriber')(documents.unresolvedLinks, {})).rejects.toMatchObject({ problem: { code: 'forbidden' } })
  })
})
