import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { search } from '#contract/search.ts'
import { tracking } from '#contract/tracking.ts'
import { areas } from '#functions/wiring/areas.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { type Tracker, TrackerUnavailable } from '#ports/tracker.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
const as = (person: string, tenant: 'astm' | 'awwa' | 'cga' = 'astm') => world.as(person, tenant)
const save = (...facts: Parameters<typeof prepare>[0][]) =>
  saveDocuments(
    world.ports,
    'astm',
    facts.map((one) => prepare(one)),
  )

beforeAll(async () => {
  world = await createWorld()
  await save(
    { designation: 'ASTM D1:2020', publisher: 'ASTM', documentType: 'Standard' },
    { designation: 'ASTM D2:2020', publisher: 'ASTM', documentType: 'Standard', classification: 'RL' },
    { designation: 'ASTM D3:2020', publisher: 'ASTM', documentType: 'Manual' },
    { designation: 'ASTM D2:2020 (es)', publisher: 'ASTM', documentType: 'Translated Standard', classification: 'RL' },
  )
}, 300_000)
afterAll(() => world.close())
beforeEach(async () => {
  await as('subscriber')(tracking.unsubscribe, {})
})

describe('tracking a document', () => {
  it('tracking follows the family: any edition is the same, and the one in force is listed', async () => {
    const first = await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2003' })
    const second = await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' })
    expect([first.trackingFlag, second.id]).toEqual([true, first.id])
    const { count, result } = await as('subscriber')(tracking.documents, {})
    expect([count, result.map(({ document }) => document.designationNo)]).toEqual([1, ['ISO 7010:2019']])
    expect(await as('subscriber')(tracking.ofContent, { family: 'iso 7010' })).toEqual(first)
    const metadata = (person: string) => as(person)(documents.metadata, { contentCode: 'ISO|7010-2003' })
    expect((await metadata('subscriber')).tracking).toEqual(first)
    expect((await metadata('colleague')).tracking).toEqual({ id: '', trackingFlag: false, trackerUnavailable: false })
    expect(await metadata('company')).not.toHaveProperty('tracking')
  })

  it('the page of tracked documents leads to what changed since the edition before, where both are open', async () => {
    await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2003' })
    const befores = async () => (await as('subscriber')(tracking.page, {})).result.map(({ before }) => before)
    expect(await befores()).toEqual([{ contentCode: 'ISO|7010-2011', designationNo: 'ISO 7010:2011' }])
    await as('subscriber')(tracking.unsubscribe, {})
    // Records without a text.
    const dated = (year: number) => ({ designation: `ISO 557:${year}`, family: 'ISO 557', publishDate: `${year}-01-01` })
    const [code] = await save(dated(2024), dated(2020))
    await as('subscriber')(tracking.track, { contentCode: code ?? '' })
    expect(await befores()).toEqual([undefined])
  })

  it('tracking follows the family to a later edition', async () => {
    const [code] = await save({ designation: 'ISO 555:2020', family: 'ISO 555', status: 'Active', publishDate: '2020-01-01' })
    await as('subscriber')(tracking.track, { contentCode: code ?? '' })
    const [next] = await save({ designation: 'ISO 555:2024', family: 'ISO 555', status: 'Active', publishDate: '2024-01-01' })
    expect((await as('subscriber')(tracking.documents, {})).result.map(({ document }) => document.contentCode)).toEqual([next])
  })

  it('tracking a translation or an old edition tracks its standard, which is switched by any of its documents', async () => {
    const translation = await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019-AR' })
    expect((await as('subscriber')(tracking.documents, {})).result.map(({ document }) => document.designationNo)).toEqual([
      'ISO 7010:2019',
    ])
    expect((await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' })).id).toBe(translation.id)
  })

  it('tracking twenty times concurrently is once', async () => {
    const asked = Array.from({ length: 20 }, () => as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' }))
    expect(new Set((await Promise.all(asked)).map(({ id }) => id)).size).toBe(1)
    const { marks } = await as('subscriber')(tracking.marks, {})
    expect([new Set(marks.map(({ id }) => id)).size, marks.length]).toEqual([1, 4])
  })

  it('tracking is switched off and on and removed, each idempotently', async () => {
    const { id } = await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' })
    for (const _ of [1, 2]) expect(await as('subscriber')(tracking.change, { id })).toMatchObject({ id, trackingFlag: false })
    expect((await as('subscriber')(tracking.documents, {})).count).toBe(0)
    expect((await as('subscriber')(tracking.page, {})).result).toMatchObject([{ id, trackingFlag: false }])
    expect(await as('subscriber')(tracking.change, { id, trackingFlag: true })).toMatchObject({ trackingFlag: true })
    for (const _ of [1, 2]) expect(await as('subscriber')(tracking.remove, { id })).toEqual({})
    expect((await as('subscriber')(tracking.page, {})).count).toBe(0)
    await expect(as('subscriber')(tracking.change, { id })).rejects.toMatchObject({ problem: { code: 'tracking-not-found' } })
  })

  it('tracking is listed in pages of ten, those on first, or those off first', async () => {
    const all = Array.from({ length: 12 }, (_, at) => ({ designation: `ISO ${300 + at}:2020` }))
    const ids: string[] = []
    for (const contentCode of await save(...all)) ids.push((await as('subscriber')(tracking.track, { contentCode })).id)
    await as('subscriber')(tracking.change, { id: ids[4] ?? '' })
    const first = await as('subscriber')(tracking.page, {})
    expect([first.count, first.result.length]).toEqual([12, 10])
    expect((await as('subscriber')(tracking.page, { page: 1 })).result.map(({ id }) => id)).toEqual([ids[0], ids[4]])
    expect((await as('subscriber')(tracking.page, { sort: 'ContentTrackingOff' })).result[0]?.id).toBe(ids[4])
    expect((await as('subscriber')(tracking.page, { page: 2 })).result).toEqual([])
  })

  it('tracking of ASTM is for standards that are not RL, and for translations', async () => {
    const track = (contentCode: string) => as('subscriber')(tracking.track, { contentCode })
    await track('ASTM|D1-2020')
    await track('ASTM|D2-2020-ES')
    for (const code of ['ASTM|D2-2020', 'ASTM|D3-2020'])
      await expect(track(code)).rejects.toMatchObject({ status: 409, problem: { code: 'not-trackable' } })
  })

  it('tracking an absent document is refused, and a removed one breaks no list', async () => {
    await expect(as('subscriber')(tracking.track, { contentCode: 'ISO|0' })).rejects.toMatchObject({ status: 404 })
    const [code = ''] = await save({ designation: 'ISO 777:2020' })
    await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' })
    const { id } = await as('subscriber')(tracking.track, { contentCode: code })
    await removeDocument(world.ports, 'astm', code)
    expect((await as('subscriber')(tracking.documents, {})).count).toBe(1)
    expect((await as('subscriber')(tracking.page, {})).count).toBe(1)
    expect(await as('subscriber')(tracking.remove, { id })).toEqual({})
  })

  it('tracking is personal, in one tenant', async () => {
    const { id } = await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' })
    expect((await as('colleague')(tracking.documents, {})).count).toBe(0)
    expect((await as('subscriber', 'awwa')(tracking.documents, {})).count).toBe(0)
    await expect(as('colleague')(tracking.change, { id })).rejects.toMatchObject({ status: 404 })
    await as('colleague')(tracking.remove, { id })
    expect((await as('subscriber')(tracking.documents, {})).count).toBe(1)
  })
})

describe('publishers and work items', () => {
  it('publishers and work items are tracked by their switches', async () => {
    await as('subscriber')(tracking.updatePublisher, { publisherCode: 'ISO', trackingFlag: true })
    expect(await as('subscriber')(tracking.publishers, {})).toMatchObject([
      { publisherCode: 'ISO', publisherName: 'ISO Publishing', trackingFlag: true },
    ])
    await as('subscriber')(tracking.updatePublisher, { publisherCode: 'ISO', trackingFlag: false })
    expect(await as('subscriber')(tracking.publishers, {})).toEqual([])
    expect(await as('subscriber')(tracking.workItem, {})).toEqual({ workItem: 'false' })
    await as('subscriber')(tracking.saveWorkItem, { workItem: 'true' })
    expect(await as('subscriber')(tracking.workItem, {})).toEqual({ workItem: 'true' })
  })

  it('publishers are those of the library', async () => {
    await expect(
      as('subscriber')(tracking.updatePublisher, { publisherCode: 'NOBODY', trackingFlag: true }),
    ).rejects.toMatchObject({ problem: { code: 'publisher-not-found' } })
  })

  it('unsubscribing ends a publisher with its documents, or everything', async () => {
    await as('subscriber')(tracking.updatePublisher, { publisherCode: 'ISO', trackingFlag: true })
    await as('subscriber')(tracking.track, { contentCode: 'ISO|7010-2019' })
    await as('subscriber')(tracking.track, { contentCode: 'ASTM|D1-2020' })
    expect(await as('subscriber')(tracking.unsubscribe, { publisherCode: 'ISO' })).toEqual({ count: 2 })
    expect((await as('subscriber')(tracking.documents, {})).result.map(({ id }) => id)).toHaveLength(1)
    expect(await as('subscriber')(tracking.unsubscribe, {})).toEqual({ count: 1 })
  })
})

describe('who may track', () => {
  it.each(['company', 'visitor', 'outsider'])('tracking is closed to %s', async (person) => {
    await expect(as(person)(tracking.documents, {})).rejects.toMatchObject({ status: 403 })
    await expect(as(person)(tracking.track, { contentCode: 'ISO|7010-2019' })).rejects.toMatchObject({ status: 403 })
    await expect(as(person)(tracking.wish, { designation: 'ISO 1' })).rejects.toMatchObject({ status: 403 })
  })

  it('tracking is closed in a tenant without a tracker', async () => {
    await expect(as('subscriber', 'cga')(tracking.documents, {})).rejects.toMatchObject({ status: 403 })
    await expect(as('subscriber', 'cga')(tracking.ofContent, { family: 'x' })).rejects.toMatchObject({ status: 403 })
  })
})

describe('a tracker that is down', () => {
  const down = async () => {
    throw new TrackerUnavailable('no route to host')
  }
  const tracker: Tracker = { list: down, save: down, remove: down }

  async function ask(method: string, path: string, body?: object, area: 'tracking' | 'documents' = 'tracking') {
    const { ports } = world
    const identity = {
      verify: async () => ({
        subject: 'subscriber',
        email: 'a@example.org',
        firstName: '',
        lastName: '',
        session: { id: '', issuedAt: 0 },
        expiresAt: 0,
      }),
      verifyPartner: () => Promise.reject(new Error('not asked')),
      settings: () => ({}) as never,
    }
    const handler = areas[area]({ ...ports, tracker, identity, monitor: {} as never, signing: {} as never }, () => {})
    const [rawPath = '', rawQueryString = ''] = path.split('?')
    const answer = await handler({
      routeKey: `${method} ${rawPath.replace(/x$/, '{id}')}`,
      rawPath,
      rawQueryString,
      headers: { host: 'astm.localhost', authorization: 'Bearer t', 'content-type': 'application/json' },
      queryStringParameters: Object.fromEntries(new URLSearchParams(rawQueryString)),
      pathParameters: { id: 'x' },
      requestContext: { domainName: 'astm.localhost', http: { method, path: rawPath, sourceIp: '::1' } },
      body: body && JSON.stringify(body),
      isBase64Encoded: false,
    } as never)
    return { status: answer.statusCode, body: JSON.parse(answer.body ?? '') }
  }

  it.each([
    ['GET', '/api/tracked-documents/current-user', undefined],
    ['GET', '/api/tracked-documents/page/current-user', undefined],
    ['POST', '/api/tracked-documents?contentCode=ISO%7C7010-2019', {}],
    ['PUT', '/api/tracked-documents/x', {}],
    ['DELETE', '/api/tracked-documents/x', undefined],
    ['GET', '/api/publishers/current-user', undefined],
    ['POST', '/api/publishers/update', { publisherCode: 'ISO', trackingFlag: true }],
    ['POST', '/api/publishers/tracked-documents/unsubscribe', {}],
    ['GET', '/api/trackers/workItem', undefined],
    ['POST', '/api/trackers/workItem', { workItem: 'true' }],
  ])('is said to the letter by %s %s', async (method, path, body) => {
    expect(await ask(method, path, body)).toMatchObject({
      status: 503,
      body: { code: 'tracker-unavailable', detail: 'Tracker Service Unavailable' },
    })
  })

  it('a tracker that is down is an answer for a document’s page', async () => {
    expect(await ask('GET', '/api/documents/getContentTracking?family=ISO%207010')).toEqual({
      status: 200,
      body: { id: '', trackingFlag: false, trackerUnavailable: true },
    })
    const page = await ask('GET', '/api/documents/metadata?contentCode=ISO%7C7010-2019', undefined, 'documents')
    expect(page).toMatchObject({ status: 200, body: { tracking: { id: '', trackingFlag: false, trackerUnavailable: true } } })
  })

  it('a tracker that is down does not prevent wishes', async () => {
    expect((await ask('POST', '/api/tracked-designations', { designation: 'ISO 60001' })).status).toBe(200)
  })
})

describe('waiting for a document', () => {
  const mailsTo = async (person: string) =>
    (await world.mails()).filter(({ to }) => to.some((address) => address.startsWith(`${person}@`)))

  it('a wish is stored once, listed, dropped', async () => {
    const first = await as('admin')(tracking.wish, { designation: ' ISO 61000:2030 ' })
    const again = await as('admin')(tracking.wish, { designation: 'iso61000-2030' })
    expect([first.designation, again.id]).toEqual(['ISO 61000:2030', first.id])
    expect(await as('admin')(tracking.wishes, {})).toEqual([first])
    expect(await as('colleague')(tracking.wishes, {})).toEqual([])
    for (const _ of [1, 2]) await as('admin')(tracking.dropWish, { id: first.id })
    expect(await as('admin')(tracking.wishes, {})).toEqual([])
    await save({ designation: 'ISO 61000:2030' })
    await world.jobsDone()
    expect(await mailsTo('admin')).toEqual([])
  })

  it('a wish is fulfilled by one mail with the document’s address', async () => {
    const wish = await as('subscriber')(tracking.wish, { designation: 'ISO 62000' })
    await as('colleague')(tracking.wish, { designation: 'ISO 62001' })
    const [contentCode = ''] = await save({ designation: 'ISO 62000:2031', title: 'Of <i>pipes</i>' })
    await world.jobsDone()
    await save({ designation: 'ISO 62000:2031', title: 'Of other pipes' }, { designation: 'ISO 62000:2035', family: 'ISO 62000' })
    await world.jobsDone()
    const [mail, ...others] = await mailsTo('subscriber')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ tenant: 'astm', subject: 'ISO 62000:2031 is in the library now' })
    expect(mail?.text).toContain('Of pipes\nIn force\n')
    expect(mail?.text).toContain(`${world.originOf('astm')}/document/?contentcode=${encodeURIComponent(contentCode)}`)
    expect(await as('subscriber')(tracking.wishes, {})).toContainEqual({ ...wish, contentCode })
    expect(await mailsTo('colleague')).toEqual([])
  })

  it('a wish is not fulfilled by another tenant’s document', async () => {
    await as('subscriber', 'awwa')(tracking.wish, { designation: 'ISO 63000:2030' })
    await save({ designation: 'ISO 63000:2030' })
    await world.jobsDone()
    expect((await mailsTo('subscriber')).filter(({ tenant }) => tenant === 'awwa')).toEqual([])
  })

  it('a wish under protected viewing is not fulfilled by an unreadable document', async () => {
    await as('drm')(tracking.wish, { designation: 'CLOSED 70:2030' })
    await as('drm')(tracking.wish, { designation: 'ISO 70:2030' })
    await save({ designation: 'CLOSED 70:2030', publisher: 'CLOSED' }, { designation: 'ISO 70:2030' })
    await world.jobsDone()
    expect((await mailsTo('drm')).map(({ subject }) => subject)).toEqual(['ISO 70:2030 is in the library now'])
  })

  it('a wish is for a designation that the library does not have', async () => {
    const wish = (designation: string) => as('subscriber')(tracking.wish, { designation })
    await expect(wish('iso 7010')).rejects.toMatchObject({ problem: { code: 'designation-held' } })
    await expect(wish('everything about pipes')).rejects.toMatchObject({ problem: { code: 'no-designation' } })
    expect((await as('subscriber')(tracking.wishes, {})).map(({ designation }) => designation)).not.toContain('iso 7010')
    expect((await as('subscriber')(search.all, { keywords: 'ISO 7010' })).count).toBeGreaterThan(0)
  })
})
