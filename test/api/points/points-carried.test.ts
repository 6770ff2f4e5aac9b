import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pointReview } from '#contract/points/point-review.ts'
import { points as calls } from '#contract/points/points.ts'
import { readExisting } from '#library/read-held.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { saveComparedLibrary } from '../../support/compared-library.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, type World } from '../../support/world.ts'

const OLDER = 'ISO|131-2020'
const NEWER = 'ISO|131-2024'

let world: World
const as = (person = 'subscriber') => world.as(person)
const waiting = (person?: string, input: object = {}) => as(person)(pointReview.proposals, input)
/** A selection of words on a line of the page. */
const select = (exact: string, line: number, [from, to]: readonly [number, number]) => ({
  quote: { exact, before: '', after: '' },
  areas: [{ page: 0, left: from * 100, top: line * 200, right: to * 100 + 90, bottom: line * 200 + 100 }],
})
const create = (name: string, place: ReturnType<typeof select>, person?: string) =>
  as(person)(calls.create, { contentID: OLDER, name, place })
const arrive = async () => {
  await world.ports.jobs.send({
    id: `arrived ${Math.random()}`,
    name: 'arrived',
    tenant: 'astm',
    payload: { contentCodes: [NEWER] },
  })
  await world.jobsDone()
}

beforeAll(async () => {
  world = await createWorld()
  await saveComparedLibrary(world.ports, 'astm')
  await world.jobsDone()
  await create('Free colour', select('colour of a ladder is free.', 2, [1, 6]))
  await create('Our load', select('load of 100 N', 1, [5, 8]))
  await create('Colleague’s', select('for a minute.', 1, [9, 11]), 'colleague')
}, 120_000)
afterAll(() => world.close())

describe('points of an edition when the next one arrives', () => {
  it('wait as proposals for their authors and the compass administrator, and stay as they are', async () => {
    await arrive()
    const own = await waiting()
    expect(own.counts).toEqual({ same: 1, changed: 1, gone: 0 })
    expect(own.documents).toEqual([{ contentCode: NEWER, same: 1, changed: 1, gone: 0 }])
    expect(own.content.map(({ kind, older, newer, point }) => ({ kind, older, newer, name: point.name }))).toEqual(
      expect.arrayContaining([
        { kind: 'same', older: 'colour of a ladder is free.', newer: 'colour of a ladder is free.', name: 'Free colour' },
        { kind: 'changed', older: 'load of 100 N', newer: 'load of 150 N', name: 'Our load' },
      ]),
    )
    expect((await waiting('colleague')).counts).toEqual({ same: 1, changed: 0, gone: 0 })
    expect((await waiting('compass-admin')).totalElements).toBe(3)
    expect((await waiting('two-accounts').catch(({ status }) => status)).totalElements).toBeUndefined()
    expect((await as()(calls.ofDocument, { contentCode: OLDER })).totalElements).toBe(3)
    expect((await as()(calls.ofDocument, { contentCode: NEWER })).totalElements).toBe(0)
  })

  it('are listed by the status that their document has by then', async () => {
    const list = () => as()(calls.list, { contentStatus: 'Historical', sort: 'name' })
    expect((await list()).content.map(({ name }) => name)).toEqual(['Colleague’s', 'Free colour', 'Our load'])
    const documents = (await readExisting(world.ports.table, 'astm', [OLDER])).values()
    for (const { record } of documents) await saveDocuments(world.ports, 'astm', [prepare({ ...record, status: 'Active' })])
    await world.jobsDone()
    expect((await list()).totalElements).toBe(0)
    await saveComparedLibrary(world.ports, 'astm')
    await world.jobsDone()
    expect((await list()).content.map(({ version }) => version)).toEqual([1, 1, 1])
  })

  it('become points of the new edition when they are accepted, once, and say where they are from', async () => {
    const { content } = await waiting('subscriber', { kind: 'same' })
    const ids = content.map(({ id }) => id)
    const answers = await Promise.all([1, 2].map(() => as()(pointReview.answer, { answer: 'accept', ids })))
    expect(answers.reduce((sum, { answered }) => sum + answered, 0)).toBe(1)
    const [point, ...others] = (await as()(calls.ofDocument, { contentCode: NEWER })).content
    expect(others).toEqual([])
    expect(point).toMatchObject({
      name: 'Free colour',
      createdUserName: 'Sana Haddad',
      found: { by: 'position', sure: 'exact' },
      selectionMetadata: { sourceCompassPointId: content[0]?.point.compassPointID },
    })
    const history = await as()(calls.history, { id: point?.compassPointID ?? '' })
    expect(history.content).toMatchObject([
      {
        dbTransactionType: 'INSERT',
        auditData: { current: { selectionMetadata: { sourceCompassPointId: expect.any(String) } } },
      },
    ])
    expect((await as()(calls.ofDocument, { contentCode: OLDER })).totalElements).toBe(3)
  })

  it('are not asked about again once they are answered, however often the edition arrives', async () => {
    const before = (await waiting('compass-admin')).totalElements
    await arrive()
    expect((await waiting('compass-admin')).totalElements).toBe(before)
    const other = (await waiting('colleague')).content.map(({ id }) => id)
    expect(await as()(pointReview.answer, { answer: 'drop', ids: other })).toEqual({ answered: 0, skipped: 1, left: 0 })
    expect(await as('colleague')(pointReview.answer, { answer: 'drop', kind: 'same' })).toMatchObject({ answered: 1 })
    await arrive()
    expect((await waiting('colleague')).totalElements).toBe(0)
  })

  it('can be moved elsewhere, and wait on where the new edition is withdrawn', async () => {
    const [changed] = (await waiting()).content
    const ids = [changed?.id ?? '']
    const nowhere = { areas: [{ page: 7, left: 0, top: 0, right: 10, bottom: 10 }] }
    await expect(as()(pointReview.answer, { answer: 'move', ids, place: nowhere })).rejects.toMatchObject({
      problem: { code: 'no-such-place' },
    })
    await removeDocument(world.ports, 'astm', NEWER)
    expect((await waiting()).content[0]).toMatchObject({ document: { withdrawn: true, closed: true }, older: 'load of 100 N' })
    expect((await waiting()).content[0]).not.toHaveProperty('newer')
    expect(await as()(pointReview.answer, { answer: 'accept', ids })).toEqual({ answered: 0, skipped: 1, left: 0 })
    expect((await waiting()).totalElements).toBe(1)
    await saveComparedLibrary(world.ports, 'astm')
    await world.jobsDone()
    const place = select('colour', 2, [1, 1])
    expect(await as()(pointReview.answer, { answer: 'move', ids, place })).toMatchObject({ answered: 1 })
    const moved = (await as()(calls.ofDocument, { contentCode: NEWER })).content.find(({ name }) => name === 'Our load')
    expect(moved?.found?.place.quote?.exact).toBe('colour')
  })
})
