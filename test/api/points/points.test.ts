import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { groups } from '#contract/groups/groups.ts'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointSettings } from '#contract/points/point-settings.ts'
import { pointSharing } from '#contract/points/point-sharing.ts'
import { points } from '#contract/points/points.ts'
import { refinement } from '#contract/refinement.ts'
import { search } from '#contract/search.ts'
import { semantic } from '#contract/semantic.ts'
import { notifyShared } from '#functions/areas/points/mails/notify-shared.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { castEmailOf } from '#people/cast.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { queryAll } from '#ports/query-all.ts'
import { BROKEN_TEXTS } from '../../support/broken-texts.ts'
import { prepare } from '../../support/library.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS, TYPED_SIGNS } from '../../support/printed-signs.ts'
import { createWorld, type World } from '../../support/world.ts'

const SIGNS = 'ISO|7010-2019'

let world: World
const as = (person = 'subscriber', tenant: 'astm' | 'awwa' = 'astm') => world.as(person, tenant)
const create = (more: Partial<CallInputOf<typeof points.create>> = {}, person?: string) =>
  as(person)(points.create, { contentID: SIGNS, name: 'Use table 3', place: SELECTED_SIGNS, ...more })
const onSigns = async (rendition: 'pdf' | 'html' = 'pdf', person?: string) =>
  (await as(person)(points.ofDocument, { contentCode: SIGNS, rendition })).content
const problem = (status: number, code: string) => ({ status, problem: { code } })

beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
  await saveText(world.ports, 'astm/documents/shelf.html', packText(TYPED_SIGNS))
}, 300_000)
afterAll(() => world.close())

describe('the link of a compass point', () => {
  const GROUP = { name: 'Welders', longDesc: 'Who weld', contentCodes: [] }
  const share = (compassPointID: string, items: object[], person?: string, message = '') =>
    as(person)(pointSharing.share, { compassPointID, items, message })
  const toUser = (sharedWithUserID: string) => ({ sharedWithUserID })
  const mailsTo = async (person: string) => {
    await world.jobsDone()
    return (await world.mails()).filter(({ to, subject }) => /point/.test(subject) && to.includes(castEmailOf(person)))
  }
  const people = (file: object) => savePeople(world.ports.table, 'astm', PeopleFile.parse(file))

  it('is mailed once a day to each person, with the words of the sharer and nothing of the point', async () => {
    const { compassPointID: id } = await create({ name: 'Quillfeather', description: 'Wexmoor', overlayDetails: 'Tandril' })
    const { groupID: sharedWithGroupID } = await as()(groups.save, { ...GROUP, memberIds: ['colleague', 'usage-viewer'] })
    const sent = await Promise.all([
      share(id, [toUser('colleague')], undefined, 'See <b>x</b>'),
      share(id, [toUser('colleague')]),
    ])
    for (const answer of sent) expect(answer).toMatchObject({ shared: 1, failed: [], point: { type: 'marked', version: 2 } })
    await share(id, [{ sharedWithGroupID }])
    const [mail, ...more] = await mailsTo('colleague')
    expect([more, await mailsTo('usage-viewer'), await mailsTo('subscriber')]).toEqual([[], [expect.anything()], []])
    expect(mail).toMatchObject({
      subject: 'ISO 7010:2019: compass point shared with you',
      replyTo: 'subscriber@harbour-engineering.example.org',
    })
    expect(mail?.text).toContain(`${world.originOf('astm')}/compasspoint/${id}`)
    expect(mail?.text).toContain('Sana Haddad')
    expect(mail?.text).toContain('Document status: In force')
    expect(JSON.stringify(mail)).not.toMatch(/Quillfeather|Wexmoor|Tandril|shall be seen/)
  })

  it('names in its audit who gets it, and nobody else', async () => {
    const { compassPointID: id } = await create()
    await share(id, [toUser('colleague'), toUser('nobody')])
    const audits = (await queryAll(world.ports.table, { pk: 'astm#audits' })).filter(({ type }) => type === 'POINT_SHARED')
    const told = audits.map(({ principal, data }) => ({ principal, data }))
    expect(told).toContainEqual({ principal: 'subscriber', data: expect.objectContaining({ message: id, to: 'colleague' }) })
  })

  it('goes to nobody outside of the account or of the sharer’s groups; the others of the request get it', async () => {
    const { compassPointID: id } = await create()
    const { groupID } = await world.as('admin')(groups.save, { ...GROUP, memberIds: ['usage-viewer'] })
    const items = ['namesake', 'nobody', 'subscriber', 'compass-admin'].map(toUser)
    const answer = await share(id, [...items, { sharedWithGroupID: groupID }, { sharedWithGroupID: 'none' }, {}])
    expect([answer.shared, answer.failed.map(({ index, code }) => [index, code])]).toEqual([
      1,
      [
        [0, 'person-not-found'],
        [1, 'person-not-found'],
        [2, 'oneself'],
        [4, 'group-not-found'],
        [5, 'group-not-found'],
        [6, 'person-not-found'],
      ],
    ])
    expect([(await mailsTo('compass-admin')).length, await mailsTo('namesake')]).toEqual([1, []])
  })

  it('is shared by nobody who does not see the point or may not share it, and marks nothing that nobody gets', async () => {
    const { compassPointID: id } = await create()
    const items = [toUser('admin')]
    await expect(share(id, items, 'drm')).rejects.toMatchObject(problem(404, 'point-not-found'))
    await expect(share(id, items, 'colleague')).rejects.toMatchObject(problem(403, 'forbidden'))
    for (const odd of [[], Array.from({ length: 101 }, () => toUser('admin')), [{ email: 'a@b.example' }]])
      await expect(share(id, odd)).rejects.toMatchObject({ status: 400 })
    expect((await share(id, [toUser('nobody')])).shared).toBe(0)
    expect(await as()(points.one, { id })).toMatchObject({ type: 'own', version: 1 })
    expect(await mailsTo('admin')).toEqual([])
  })

  it('is mailed by the rights of the moment: of the point, the sharer, the reader and the group', async () => {
    const { compassPointID: id } = await create()
    const { groupID } = await as()(groups.save, { ...GROUP, memberIds: ['admin', 'usage-viewer'] })
    const handle = notifyShared(world.ports, () => 'https://example.org/document/')
    const by = {
      userId: 'subscriber',
      email: 'subscriber@harbour-engineering.example.org',
      firstName: 'Sana',
      lastName: 'Haddad',
    }
    const mail = (target: object, day: string) => {
      const payload = { accountId: 'harbour', id, day, by, message: '', ...target }
      return handle({ id: day, name: 'notify-shared', tenant: 'astm', payload })
    }
    const numbers = async () => [(await mailsTo('admin')).length, (await mailsTo('usage-viewer')).length]
    const before = await numbers()
    await as()(points.deactivate, { id })
    await mail({ groupId: groupID }, '2026-01-02')
    await as()(points.activate, { id })
    await as()(groups.updateMembers, { groupID, removeMemberIds: ['admin'] })
    for (const _ of [1, 2]) await mail({ groupId: groupID }, '2026-01-03')
    expect(await numbers()).toEqual([before[0], (before[1] ?? 0) + 1])
    // A job of the release before names an address; it is somebody's of the account or nobody's.
    await mail({ to: 'Admin@harbour-engineering.example.org' }, '2026-01-04')
    await mail({ to: 'someone@elsewhere.example.org' }, '2026-01-04')
    expect((await numbers())[0]).toBe((before[0] ?? 0) + 1)
    expect((await world.mails()).filter(({ to }) => to.includes('someone@elsewhere.example.org'))).toEqual([])
    await people({ people: [{ subject: 'usage-viewer', accounts: ['northern'] }] })
    await mail({ userId: 'usage-viewer' }, '2026-01-05')
    await mail({ groupId: groupID }, '2026-01-05')
    expect((await numbers())[1]).toBe((before[1] ?? 0) + 1)
  })

  it('goes to nobody who does not see the point', async () => {
    const only = { view: 'Own', manage: 'Own' } as const
    const { attributes, 'pdf-view-setting': usual } = await as()(pointSettings.settings, {})
    const set = (ranges: typeof only | typeof usual) =>
      as('compass-admin')(pointSettings.saveSettings, { settings: { attributes, 'pdf-view-setting': ranges } })
    const { compassPointID: id } = await create()
    const before = [(await mailsTo('colleague')).length, (await mailsTo('compass-admin')).length]
    await set(only)
    await share(id, [toUser('colleague'), toUser('compass-admin')])
    expect([(await mailsTo('colleague')).length, (await mailsTo('compass-admin')).length]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
    ])
    await set(usual)
  })
})

describe('a compass point', () => {
  it('stands at its place in both renditions, and says how it was found', async () => {
    const { compassPointID, place, selectionData } = await create()
    expect(place).toMatchObject({ quote: { exact: 'shall be seen' }, clause: { id: 'colors' } })
    expect(selectionData).toContain('<highlight page="0"')
    for (const rendition of ['pdf', 'html'] as const) {
      const found = (await onSigns(rendition)).find((one) => one.compassPointID === compassPointID)
      expect(found?.found).toMatchObject({ by: 'position', sure: 'exact', place: { quote: { exact: 'shall be seen' } } })
    }
    const one = await as()(points.one, { id: compassPointID })
    expect(one).toMatchObject({
      designation: 'ISO 7010:2019',
      contentID: SIGNS,
      status: 'active',
      type: 'own',
      rights: { edit: true, history: true },
      selectionMetadata: { selectionText: 'shall be seen', pageNumber: 1, annotationID: compassPointID },
      version: 1,
    })
  })

  it('is one point when it is sent again under its id', async () => {
    const compassPointUUID = '0b0e2c1a-5a54-4d0e-9d7e-0d7b1c0f7a11'
    const sent = [await create({ compassPointUUID }), await create({ compassPointUUID })]
    expect(sent[1]).toEqual(sent[0])
    expect(await as()(points.one, { id: compassPointUUID.toUpperCase() })).toEqual(sent[0])
    await expect(create({ compassPointUUID, name: 'Other' })).rejects.toMatchObject(problem(409, 'point-changed'))
  })

  it('keeps the first of two texts written at the same time, and shows it to the second', async () => {
    const { compassPointID: id } = await create()
    const edits = ['one', 'two', 'three'].map((name) => as()(points.edit, { id, name, version: 1 }))
    const settled = await Promise.allSettled(edits)
    const kept = settled.find((one) => one.status === 'fulfilled')
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of settled)
      if (one.status === 'rejected')
        expect(one.reason).toMatchObject({ status: 409, problem: { stored: { name: kept?.value.name, version: 2 } } })
  })

  it('is deactivated and activated again, twice each without harm, and its history tells all', async () => {
    const { compassPointID: id } = await create({ description: 'First <b>words</b><script>x()</script>' })
    await as()(points.edit, { id, name: 'Use table 4', description: 'Second' })
    await as()(points.edit, {
      id,
      name: 'Use table 4',
      description: 'Second',
      place: { areas: [{ page: 0, left: 690, top: 0, right: 910, bottom: 120 }] },
    })
    for (const _ of [1, 2]) expect(await as()(points.deactivate, { id })).toMatchObject({ status: 'inactive', isDeleted: true })
    await expect(as()(points.edit, { id, name: 'x' })).rejects.toMatchObject(problem(409, 'point-inactive'))
    await expect(as()(points.markShared, { compassPointID: id })).rejects.toMatchObject(problem(409, 'point-inactive'))
    for (const _ of [1, 2]) expect(await as()(points.activate, { id })).toMatchObject({ status: 'active', isDeleted: false })
    const history = await as()(points.history, { id })
    expect(history.content.map(({ dbTransactionType }) => dbTransactionType)).toEqual([
      'ACTIVATE',
      'DEACTIVATE',
      'UPDATE-SELECTION',
      'UPDATE',
      'INSERT',
    ])
    expect(history.content[4]?.auditData.current.description).toBe('First <b>words</b>')
    expect(history).toMatchObject({ name: 'Use table 4', designation: 'ISO 7010:2019', totalItems: 5, totalElements: 5 })
    const second = await world.send(
      'astm',
      'GET',
      `/api/v1/audits/compassPoint//${id}/all?pageSize=2&pageIndex=1&sort=createdDate-`,
      {
        Authorization: `Bearer ${world.token('subscriber')}`,
      },
    )
    expect((await second.json()).content.map((one: { dbTransactionType: string }) => one.dbTransactionType)).toEqual([
      'UPDATE-SELECTION',
      'UPDATE',
    ])
  })

  it('is reactivated without its place, and then listed with its quote, and nowhere on the page', async () => {
    const { compassPointID: id } = await create()
    await as()(points.deactivate, { id })
    const blocks = PRINTED_SIGNS.blocks.map(({ lines: _, ...block }) => ({ ...block, text: 'Other words.' }))
    await saveText(world.ports, 'astm/documents/shelf.html', packText({ ...TYPED_SIGNS, blocks }))
    expect(await as()(points.activate, { id })).toMatchObject({ status: 'active' })
    const html = await onSigns('html')
    const found = html.find(({ compassPointID }) => compassPointID === id)
    expect(found).toMatchObject({ place: { quote: { exact: 'shall be seen' } } })
    expect(found).not.toHaveProperty('found')
    expect((await onSigns('pdf')).find(({ compassPointID }) => compassPointID === id)).toHaveProperty('found')
    await saveText(world.ports, 'astm/documents/shelf.html', packText(TYPED_SIGNS))
  })

  it.each(BROKEN_TEXTS)(
    'stays on its page where the text of its document is %s, and in its words once it is made again',
    async (_, bytes) => {
      const { compassPointID: id } = await create()
      const foundBy = async () => (await onSigns()).find((one) => one.compassPointID === id)?.found?.by
      // A job that meets the broken text makes it again from a file that has none, and would save that over the text of the test.
      await world.jobsDone()
      await saveText(world.ports, 'astm/documents/shelf.pdf', bytes)
      expect(await foundBy()).toBe('areas')
      await world.jobsDone()
      await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
      expect(await foundBy()).toBe('position')
    },
  )
})

describe('a search', () => {
  const found = (input: CallInputOf<typeof search.all>, person?: string) => as(person)(search.all, { editions: 'all', ...input })
  const pointIn = async (keywords: string, person?: string) => {
    const { documents } = await found({ keywords }, person)
    return documents.find(({ contentCode }) => contentCode === SIGNS)?.matchedPoint
  }
  let id: string
  beforeAll(async () => {
    const overlayDetails = 'See the file of complaints, as the quendrick of 2019 says why.'
    id = (
      await create({ name: 'Gasket quendrick', description: '<p>Not the <b>brimsole</b> table.</p>', overlayDetails }, 'admin')
    ).compassPointID
  })

  it('finds a document by the words of a point, and says in which, with its words marked', async () => {
    const { count, documents } = await found({ keywords: 'quendrick brimsole' })
    expect(count).toBe(1)
    expect(documents[0]).toMatchObject({ contentCode: SIGNS, access: 'open', marks: { title: [] } })
    expect(documents[0]?.matchedPoint).toEqual({
      compassPointUUID: id,
      name: 'Gasket quendrick',
      marks: [[7, 16]],
      excerpt: { text: 'Not the brimsole table.', marks: [[8, 16]] },
      page: 1,
      others: 0,
    })
    for (const keywords of ['7010 brimsoles', '"not the brimsole"', 'BRIMSOLE', 'brimsole complaint'])
      expect(await pointIn(keywords)).toMatchObject({ compassPointUUID: id })
    for (const keywords of ['"the not brimsole"', 'quendrick zzz', '7010', 'seen'])
      expect(await pointIn(keywords)).toBeUndefined()
    expect((await found({ keywords: 'quendrick', searchField: 'keyword' })).count).toBe(1)
    expect((await found({ keywords: 'quendrick', searchField: 'designation' })).count).toBe(0)
    expect((await as()(search.entitled, { keywords: 'quendrick' })).count).toBe(1)
  })

  it('is narrowed to documents with points, with counts of exactly that', async () => {
    const { count, documents } = await found({ points: true })
    expect([count, documents.map(({ contentCode }) => contentCode)]).toEqual([1, [SIGNS]])
    const query = { keywords: '*', editions: 'all' } as const
    expect(await as()(refinement.topLevelCount, { ...query, section: 'Category' })).toMatchObject({ points: 1 })
    expect(await as()(refinement.topLevelCount, { ...query, section: 'Publisher' })).not.toHaveProperty('points')
    const { counts } = await as()(refinement.publisherCount, { ...query, points: true })
    expect(counts).toEqual([{ r: 'publisher', key: 'ISO', count: 1 }])
    expect(await as()(refinement.count, { ...query, keywords: 'brimsole' })).toMatchObject({
      counts: expect.arrayContaining([{ r: 'year', key: '2019', count: 1 }]),
      points: 1,
    })
    const other = [{ k: '2003', r: 'year', pk: '' }] as const
    expect((await found({ points: true, refinements: [...other] })).count).toBe(0)
    expect(await as()(refinement.count, { ...query, refinements: [...other] })).not.toHaveProperty('points')
    expect((await as()(semantic.semantic, { keywords: 'safety signs', points: true })).documents.length).toBeLessThanOrEqual(1)
  })

  it('says how many points are on a document with the next request, and nothing where there are none', async () => {
    const shown = async () => (await found({})).documents.find(({ contentCode }) => contentCode === SIGNS)?.compassPoints
    const before = (await as()(points.pageOfDocument, { contentID: SIGNS })).totalElements
    expect(before).toBeGreaterThan(1)
    expect(await shown()).toBe(before)
    await as('admin')(points.deactivate, { id })
    expect(await shown()).toBe(before - 1)
    await as('admin')(points.activate, { id })
    expect(await shown()).toBe(before)
    const { documents } = await found({})
    expect(documents.filter((one) => 'compassPoints' in one).map(({ contentCode }) => contentCode)).toEqual([SIGNS])
  })

  it('finds with the next request what a point says now, and nothing of one that is put away', async () => {
    await as('admin')(points.edit, { id, name: 'Gasket', description: 'vornal', overlayDetails: '' })
    expect([await pointIn('vornal'), await pointIn('brimsole')]).toMatchObject([{ name: 'Gasket' }, undefined])
    await as('admin')(points.deactivate, { id })
    expect([(await found({ keywords: 'vornal' })).count, await pointIn('gasket')]).toEqual([0, undefined])
    await as('admin')(points.activate, { id })
    expect((await found({ keywords: 'vornal' })).count).toBe(1)
    const { compassPointID } = await create({ name: 'Second vornal' })
    expect(await pointIn('vornal')).toMatchObject({ compassPointUUID: compassPointID, others: 1 })
  })

  it('finds a point under the document that stands for its own by now', async () => {
    const joint = (publisher: string, designation: string) =>
      prepare(
        { designation, publisher, title: 'Joint matters', year: 2020 },
        { pdf: { key: 'astm/documents/shelf.pdf', size: 100, pageCount: 1 } },
      )
    await saveDocuments(world.ports, 'astm', [joint('IETF', 'ISO 70707:2020')])
    const [{ contentCode: contentID = '' } = {}] = (await found({ keywords: 'ISO 70707' })).documents
    expect(contentID).toBe('IETF|ISO-70707-2020')
    await create({ contentID, name: 'Twinned flabberwell' })
    await saveDocuments(world.ports, 'astm', [joint('ISO', 'ISO 70707:2020')])
    const { documents, count } = await found({ keywords: 'flabberwell' })
    expect(documents.map(({ contentCode, matchedPoint }) => [contentCode, matchedPoint?.name])).toEqual([
      ['ISO|70707-2020', 'Twinned flabberwell'],
    ])
    const numbers = async (editions: 'all' | undefined) => {
      const { documents: rows } = await as()(search.all, { keywords: 'ISO 70707', ...(editions && { editions }) })
      return rows.map(({ contentCode, compassPoints }) => [contentCode, compassPoints])
    }
    expect(await numbers('all')).toEqual([['ISO|70707-2020', 1]])
    expect((await numbers(undefined)).sort()).toEqual([
      ['IETF|ISO-70707-2020', 1],
      ['ISO|70707-2020', 1],
    ])
    const contentCodes = ['IETF|ISO-70707-2020', 'ISO|70707-2020']
    const { counts } = await as()(pointExchange.counts, { contentCodes })
    expect(counts.map(({ count }) => count)).toEqual([1, 1])
    const { documents: narrowed } = await found({ keywords: 'ISO 70707', points: true })
    expect([count, narrowed.map(({ contentCode }) => contentCode)]).toEqual([1, ['ISO|70707-2020']])
  })

  it('reads a word that the documents correct in points, too', async () => {
    await create({ name: 'Safety and yarrowmede' })
    expect(await found({ keywords: 'saftey' })).toMatchObject({ correctedKeywords: expect.stringMatching(/safety/i) })
    const { documents } = await found({ keywords: 'saftey' })
    expect(documents.find(({ contentCode }) => contentCode === SIGNS)?.matchedPoint).toMatchObject({
      name: 'Safety and yarrowmede',
    })
  })
})
