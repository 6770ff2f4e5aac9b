import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { points as calls } from '#contract/points/points.ts'
import { DEFAULT_SETTINGS } from '#functions/areas/points/rights/settings.ts'
import { listEventDays, readEvents } from '#functions/events/store.ts'
import { readExisting } from '#library/reading/read-joined-documents.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { type ComparedDocument, saveComparedLibrary } from '../../support/compared-library.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, itHere, type World } from '../../support/world.ts'

const OLDER = 'ISO|131-2020'
const NEWER = 'ISO|131-2024'

const OWN_ALONE = { ...DEFAULT_SETTINGS, 'pdf-view-setting': { view: 'Own', manage: 'Own' } } as const

const ENGLISH = ['A step shall carry 100 N.', 'The colour of a step is free.']
const TRANSLATED: readonly ComparedDocument[] = [
  { designation: 'ISO 231:2024', sentences: ENGLISH, formats: ['pdf', 'html'] },
  {
    designation: 'ISO 231:2024 (fr)',
    translates: ['fr', 'ISO 231:2024'],
    clause: 'Exigences',
    sentences: ['Une marche porte 100 N.', 'La couleur est libre.'],
    formats: ['pdf'],
  },
]

const editionOf = (year: number, load: string, thing: string, more: object = {}): ComparedDocument => ({
  designation: `ISO ${thing === 'rung' ? 131 : 331}:${year}`,
  sentences: [`A ${thing} shall carry a load of ${load} for a minute.`, 'The colour of a ladder is free.'],
  formats: ['pdf', 'html'],
  ...more,
})
const LADDERS = [editionOf(2020, '100 N', 'rung', { status: 'Historical' }), editionOf(2024, '150 N', 'rung')]
const save = async (...wanted: readonly ComparedDocument[]) => {
  await saveComparedLibrary(world.ports, 'astm', wanted)
  await world.jobsDone()
}

let world: World
const as = (person = 'subscriber') => world.as(person)
const waiting = (person?: string, input: object = {}) => as(person)(pointReview.proposals, input)
/** A selection of words on a line of the page. */
const select = (exact: string, line: number, [from, to]: readonly [number, number]) => ({
  quote: { exact, before: '', after: '' },
  areas: [{ page: 0, left: from * 100, top: line * 200, right: to * 100 + 90, bottom: line * 200 + 100 }],
})
const create = (name: string, place: ReturnType<typeof select>, person?: string, contentID = OLDER) =>
  as(person)(calls.create, { contentID, name, place })
const arrive = async (contentCode = NEWER) => {
  await world.ports.jobs.send({
    id: `arrived ${Math.random()}`,
    name: 'arrived',
    tenant: 'astm',
    payload: { contentCodes: [contentCode] },
  })
  await world.jobsDone()
}

/** Events are written behind the calls: reads until two readings, further apart than that takes, agree. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
  for (let last = await read(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const now = await read()
    if (JSON.stringify(now) === JSON.stringify(last)) return now
    last = now
  }
}

beforeAll(async () => {
  world = await createWorld()
  await save(...LADDERS, ...TRANSLATED, editionOf(2020, '100 N', 'hook'))
  await create('Free colour', select('colour of a ladder is free.', 2, [1, 6]))
  await create('Our load', select('load of 100 N', 1, [5, 8]))
  await create('Colleague’s', select('for a minute.', 1, [9, 11]), 'colleague')
}, 300_000)
afterAll(() => world.close())

describe('points of an edition when the next one arrives', () => {
  it('wait as proposals for their authors and the compass administrator, and stay as they are', async () => {
    await arrive()
    const own = await waiting()
    expect(own.counts).toEqual({ same: 1, changed: 1, gone: 0, translated: 0 })
    expect(own.documents).toEqual([{ contentCode: NEWER, same: 1, changed: 1, gone: 0, translated: 0 }])
    expect(own.content.map(({ kind, older, newer, point }) => ({ kind, older, newer, name: point.name }))).toEqual(
      expect.arrayContaining([
        { kind: 'same', older: 'colour of a ladder is free.', newer: 'colour of a ladder is free.', name: 'Free colour' },
        { kind: 'changed', older: 'load of 100 N', newer: 'load of 150 N', name: 'Our load' },
      ]),
    )
    expect((await waiting('colleague')).counts).toEqual({ same: 1, changed: 0, gone: 0, translated: 0 })
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
    await save(...LADDERS)
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
      createdUserName: 'Haddad Sana',
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
    await save(...LADDERS)
    const place = select('colour', 2, [1, 1])
    expect(await as()(pointReview.answer, { answer: 'move', ids, place })).toMatchObject({ answered: 1 })
    const moved = (await as()(calls.ofDocument, { contentCode: NEWER })).content.find(({ name }) => name === 'Our load')
    expect(moved?.found?.place.quote?.exact).toBe('colour')
  })
})

describe('proposals in the text of the new edition', () => {
  it('stand at their places, in both forms, for everybody who sees the point; only some may answer', async () => {
    await create('Right beside', select('colour of a ladder', 2, [1, 4]))
    await world.jobsDone()
    for (const rendition of ['pdf', 'html'] as const) {
      const { proposals, proposed } = await as()(calls.ofDocument, { contentCode: NEWER, rendition })
      expect(proposed).toBe(1)
      expect(proposals).toMatchObject([
        { kind: 'same', answerable: true, point: { name: 'Right beside' }, found: { sure: 'exact' } },
      ])
      expect(proposals[0]?.found?.place.areas !== undefined).toBe(rendition === 'pdf')
    }
    const { proposals } = await as('colleague')(calls.ofDocument, { contentCode: NEWER })
    expect(proposals).toMatchObject([{ answerable: false, point: { name: 'Right beside' } }])
    expect((await waiting('colleague', { of: 'seen' })).totalElements).toBe(1)
    expect((await waiting('colleague')).totalElements).toBe(0)
    expect(await as('colleague')(documents.metadata, { contentCode: NEWER })).toMatchObject({ proposedCompassPoints: 1 })
    await as('compass-admin')(pointSettings.saveSettings, { level: 'account', settings: OWN_ALONE })
    expect((await as('colleague')(calls.ofDocument, { contentCode: NEWER })).proposals).toEqual([])
    expect(await as('colleague')(documents.metadata, { contentCode: NEWER })).toMatchObject({ proposedCompassPoints: 0 })
    await as('compass-admin')(pointSettings.saveSettings, { level: 'account' })
  })

  it('are answered under the key of earlier builds too, which did not name their document', async () => {
    const { table } = world.ports
    const partition = { pk: 'astm#point-proposals#harbour', prefix: 'waiting.' }
    const before = await table.query(partition)
    for (const item of before.items) {
      await table.delete(item)
      await table.put({ ...item, sk: `waiting.${item.id}` })
    }
    await table.put(before.items[0] as (typeof before.items)[0])
    expect((await waiting('compass-admin')).totalElements).toBe(before.items.length)
    expect((await table.query(partition)).items).toEqual(before.items)
  })

  it('follow their points: moved ones are carried again, deactivated ones go, reactivated ones come back', async () => {
    const [proposal] = (await as()(calls.ofDocument, { contentCode: NEWER })).proposals
    const id = proposal?.point.compassPointID ?? ''
    const now = async () => {
      await world.jobsDone()
      return (await as()(calls.ofDocument, { contentCode: NEWER })).proposals.map(({ kind, newer }) => [kind, newer])
    }
    await as()(calls.edit, { id, name: 'Right beside', place: select('load of 100 N', 1, [5, 8]) })
    expect(await now()).toEqual([['changed', 'load of 150 N']])
    await as()(calls.deactivate, { id })
    expect((await as()(calls.ofDocument, { contentCode: NEWER })).proposals).toEqual([])
    await world.jobsDone()
    const stored = await world.ports.table.query({ pk: 'astm#point-proposals#harbour', prefix: 'waiting.' })
    expect(stored.items.filter(({ pointId }) => pointId === id)).toEqual([])
    await as()(calls.activate, { id })
    expect(await now()).toEqual([['changed', 'load of 150 N']])
    await as()(pointReview.answer, { answer: 'drop', contentCode: NEWER })
    await as()(calls.deactivate, { id })
    await as()(calls.activate, { id })
    expect(await now()).toEqual([])
  })
})

describe('points of a text in another language', () => {
  const FRENCH = 'ISO|231-2024-FR'
  const proposedIn = async (contentCode: string) => {
    await world.jobsDone()
    return (await as()(calls.ofDocument, { contentCode })).proposals
  }

  it('are proposed by clause and paragraph, whichever came first, and never back to where they were made', async () => {
    const [french] = Object.values((await as()(documents.metadata, { contentCode: 'ISO|231-2024' })).translations)
    await create('Our colour', select('colour of a step', 2, [1, 4]), undefined, 'ISO|231-2024')
    const [proposal, ...others] = await proposedIn(french?.contentCode ?? FRENCH)
    expect(others).toEqual([])
    expect(proposal).toMatchObject({ kind: 'translated', older: 'colour of a step', newer: 'La couleur est libre.' })
    expect(proposal?.clause).toMatchObject({ number: '4', title: 'Exigences' })
    await as()(pointReview.answer, { answer: 'accept', ids: [proposal?.id ?? ''] })
    expect(await proposedIn('ISO|231-2024')).toEqual([])
    await arrive('ISO|231-2024')
    await arrive(french?.contentCode)
    expect(await proposedIn('ISO|231-2024')).toEqual([])
    expect(await proposedIn(french?.contentCode ?? FRENCH)).toEqual([])
    const [carried] = (await as()(calls.ofDocument, { contentCode: french?.contentCode ?? FRENCH })).content
    expect(carried?.selectionMetadata.selectionText).toBe('La couleur est libre.')
  })
})

describe('mails about points that wait for review', () => {
  const mailsTo = async (person: string) =>
    (await world.mails()).filter(
      ({ to, subject }) => to.some((address) => address.startsWith(`${person}@`)) && subject.includes('331'),
    )

  it('go to authors and the compass administrator once for a document, with numbers and no word of point or text', async () => {
    const older = 'ISO|331-2020'
    await waiting('compass-admin')
    await create('Secret load', select('load of 100 N', 1, [5, 8]), undefined, older)
    await create('Secret colour', select('colour of a ladder', 2, [1, 4]), undefined, older)
    await save(editionOf(2024, '150 N', 'hook'))
    await arrive('ISO|331-2024')
    const [own, admin] = [await mailsTo('subscriber'), await mailsTo('compass-admin')]
    expect([own.length, admin.length]).toEqual([1, 1])
    expect(own[0]?.subject).toBe('ISO 331:2024: compass points to review')
    expect(own[0]?.text).toContain('Text unchanged: 1\nText changed: 1')
    for (const mail of [own[0], admin[0]]) expect(mail?.text).toContain('\n\nDocument status: In force\n\n')
    expect(own[0]?.text).toContain(`${world.originOf('astm')}/compass-points-review?contentCode=ISO%7C331-2024`)
    expect(JSON.stringify([...own, ...admin])).not.toMatch(/Secret|colour|load|carry/)
    expect(await mailsTo('colleague')).toEqual([])
  })
})

describe('acts on a point', () => {
  const ACTS = ['created', 'viewed', 'edited', 'shared', 'carried', 'deactivated', 'reactivated'] as const
  const countActs = async () => {
    const { table } = world.ports
    const counts = Object.fromEntries(ACTS.map((act) => [act, 0]))
    for (const day of (await listEventDays(table, 'astm')).keys())
      for await (const events of readEvents(table, 'astm', day))
        for (const event of events) if ('act' in event && event.act) counts[event.act] = (counts[event.act] ?? 0) + 1
    return counts
  }

  itHere('are uses, each of its own', async () => {
    const before = await settled(countActs)
    const { compassPointID: id } = await create('Counted', select('for a minute.', 1, [9, 11]))
    await as()(calls.one, { id })
    await as()(calls.edit, { id, name: 'Counted again' })
    await as()(calls.markShared, { compassPointID: id })
    await world.jobsDone()
    const mine = (await waiting('subscriber', { contentCode: NEWER })).content.find(({ point }) => point.compassPointID === id)
    await as()(pointReview.answer, { answer: 'accept', ids: [mine?.id ?? ''] })
    await as()(calls.deactivate, { id })
    await as()(calls.activate, { id })
    const after = await settled(countActs)
    expect(ACTS.map((act) => [act, (after[act] ?? 0) - (before[act] ?? 0)])).toEqual(ACTS.map((act) => [act, 1]))
  })
})

describe('points of a standard', () => {
  it('are carried on after their standard got another number', async () => {
    const renamed = (number: number, year: number): ComparedDocument => ({
      ...editionOf(year, '100 N', 'rail'),
      designation: `ISO ${number}:${year}`,
      sourceId: `rail-${year}`,
    })
    await save(renamed(531, 2020))
    await create('On a rail', select('for a minute.', 1, [9, 11]), 'subscriber', 'ISO|531-2020')
    await save(renamed(9531, 2020))
    await save(renamed(9531, 2024))
    expect((await waiting()).content.map(({ point, kind }) => [point.name, kind])).toContainEqual(['On a rail', 'same'])
  })
})
