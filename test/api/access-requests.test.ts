import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { access } from '#contract/access.ts'
import { admin } from '#contract/admin/admin.ts'
import { documents } from '#contract/documents/documents.ts'
import { handleAccessRequest } from '#functions/areas/access/answer-requests.ts'
import { notifyAnswer } from '#functions/areas/access/notify-answer.ts'
import { notifyRequest } from '#functions/areas/access/notify-request.ts'
import { requestAccess } from '#functions/areas/access/request-access.ts'
import { accessRequestIdOf } from '#functions/areas/access/store.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import type { QueuedJob } from '#ports/jobs.ts'
import { readJob } from '#ports/read-jobs.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

const CLOSED = 'CLOSED|9-2021'
let world: World
const ask = (person: string, contentCode = CLOSED) => world.as(person)(access.request, { contentCode })
const own = (person: string, contentCode = CLOSED) => world.as(person)(access.own, { contentCode })
const list = (input: object = {}, person = 'admin') => world.as(person)(access.list, input)
const listAll = async () => [...(await list({ size: 100 })).result, ...(await list({ size: 100, page: 1 })).result]

beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
  const records = Array.from({ length: 101 }, (_, at) =>
    prepare({ publisher: 'CLOSED', designation: `CLOSED ${100 + at}:2020`, sourceId: `c${at}` }),
  )
  await saveDocuments(world.ports, 'astm', [prepare({ designation: 'ISO 88:2020', sourceId: '88' }), ...records])
}, 300_000)
afterAll(() => world.close())

describe('a request to read a document', () => {
  it('a request is kept once for each person and document, however often it is sent', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => ask('subscriber')))
    expect(new Set(asked.map(({ since }) => since)).size).toBe(1)
    expect(await own('subscriber')).toEqual({ request: asked[0] })
    expect(await own('colleague')).toEqual({})
    const { count, open, result } = await list()
    expect([count, open]).toEqual([1, 1])
    expect(result).toEqual([
      {
        id: expect.any(String),
        accountId: 'harbour',
        accountName: 'Harbour Engineering',
        contentCode: CLOSED,
        designationNo: 'CLOSED 9:2021',
        documentTitle: 'Nobody here holds this',
        since: asked[0]?.since,
        from: { name: 'Sana Haddad', email: expect.stringMatching(/^subscriber@/), shared: false },
      },
    ])
  })

  it('support is told once, with the addresses of the document and of the list', async () => {
    await world.jobsDone()
    const mails = (await world.mails()).filter(({ subject }) => subject === 'Access requested: CLOSED 9:2021')
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail?.replyTo).toMatch(/^subscriber@/)
    for (const part of ['In force', 'Sana Haddad', '/document/?contentcode=CLOSED%7C9-2021', '/admin/access-requests'])
      expect(mail?.text).toContain(part)
  })

  it('a document without text is requested, whether or not a subscription holds it', async () => {
    expect((await world.as('subscriber')(documents.metadata, { contentCode: 'ISO|88-2020' })).access).toBe('record')
    expect((await ask('subscriber', 'ISO|88-2020')).since).toBeDefined()
  })

  it('a document that the account can read, or the library does not have, is refused', async () => {
    expect((await world.as('subscriber')(documents.metadata, { contentCode: 'ISO|7010-2019' })).access).toBe('open')
    await expect(ask('subscriber', 'ISO|7010-2019')).rejects.toMatchObject({ problem: { code: 'already-readable' } })
    for (const code of ['ISO|0', '', '\u0000|\u0000'])
      await expect(ask('subscriber', code)).rejects.toMatchObject({ problem: { code: 'content-not-found' } })
  })

  it('guests are refused and have no request; people without an account are refused', async () => {
    await expect(ask('visitor')).rejects.toMatchObject({ problem: { code: 'forbidden' } })
    expect(await own('visitor')).toEqual({})
    await expect(ask('outsider')).rejects.toMatchObject({ problem: { code: 'no-account' } })
  })

  it('one person has at most 100 open requests', async () => {
    for (let at = 0; at < 100; at++) await ask('colleague', `CLOSED|${100 + at}-2020`)
    await expect(ask('colleague', 'CLOSED|200-2020')).rejects.toMatchObject({ problem: { code: 'too-many-access-requests' } })
    expect((await ask('colleague', 'CLOSED|100-2020')).since).toBeDefined()
    expect((await list({ page: 10, size: 10 })).result).toHaveLength(2)
  })
})

describe('the requests of an account', () => {
  it('requests are closed to everybody but administrators of the tenant', async () => {
    await ask('company')
    const shared = (await list()).result.filter(({ from }) => from.shared)
    expect(shared.map(({ accountId }) => accountId)).toEqual(['city-library'])
    for (const person of ['subscriber', 'company', 'usage-viewer', 'compass-admin', 'visitor'])
      await expect(list({}, person)).rejects.toMatchObject({ status: 403 })
    expect((await world.as('admin', 'awwa')(access.list, {})).count).toBe(0)
  })

  it('a handled request is last, can be opened again, and can be sent anew by the person', async () => {
    const mine = (await listAll()).find(({ contentCode, from }) => contentCode === CLOSED && from.name === 'Sana Haddad')
    const id = mine?.id ?? ''
    const handled = await world.as('admin')(access.handle, { id, handled: true })
    expect(handled.handled).toBeDefined()
    expect((await listAll()).at(-1)?.id).toBe(id)
    expect(await own('subscriber')).toEqual({ request: { since: handled.since, handled: handled.handled } })
    expect((await world.as('admin')(access.handle, { id, handled: false })).handled).toBeUndefined()
    await world.as('admin')(access.handle, { id, handled: true })
    const again = await ask('subscriber')
    expect([again.handled, again.since > handled.since]).toEqual([undefined, true])
  })

  it('what is no request of the account is not handled', async () => {
    const theirs = (await world.as('company')(access.own, { contentCode: CLOSED })).request
    expect(theirs).toBeDefined()
    for (const id of ['nothing', accessRequestIdOf('company', CLOSED)])
      await expect(world.as('admin')(access.handle, { id, handled: true })).rejects.toMatchObject({ status: 404 })
    expect((await own('company')).request).toEqual(theirs)
  })
})

describe('the answer to a request', () => {
  const answers = async (text: string) => (await world.mails()).filter(({ subject }) => subject.includes(text))

  it('is mailed with its reason to whoever asked, in any account of the tenant', async () => {
    const request = (await listAll()).find(({ accountId }) => accountId === 'city-library')
    expect(request).toMatchObject({ accountName: 'Springfield City Library', from: { shared: true } })
    const { id = '', accountId } = request ?? {}
    const reason = 'Too dear this year.\nAsk again in January.'
    const handled = await world.as('admin')(access.handle, { id, accountId, handled: true, reason })
    expect(handled.reason).toBe(reason)
    await world.jobsDone()
    const [mail] = (await answers('Your request for CLOSED 9:2021')).filter(({ to }) => to[0]?.startsWith('company@'))
    for (const part of [reason, 'CLOSED 9:2021', '/document/?contentcode=CLOSED%7C9-2021']) expect(mail?.text).toContain(part)
    expect((await own('company')).request).toMatchObject({ reason })
    await world.as('admin')(access.handle, { id, accountId, handled: false })
    expect((await own('company')).request?.reason).toBeUndefined()
  })

  it('comes from who manages the account for its requests alone', async () => {
    const manager = { subject: 'two-accounts', accounts: ['northern'], authorities: ['COMPASS_USER', 'COMPASS_USER_ADMIN'] }
    await savePeople(world.ports.table, 'astm', PeopleFile.parse({ people: [manager] }))
    await ask('namesake')
    const { result } = await list({}, 'two-accounts')
    expect(result.map(({ accountId, from }) => [accountId, from.name])).toEqual([['northern', 'Colin Okafor']])
    const [mine] = result
    const id = mine?.id ?? ''
    await expect(world.as('two-accounts')(access.handle, { id, accountId: 'city-library', handled: true })).rejects.toMatchObject(
      { status: 403 },
    )
    expect((await world.as('two-accounts')(access.handle, { id, handled: true })).handled).toBeDefined()
  })
})

describe('an answer whose process ends before it is saved', () => {
  it('is marked, audited and mailed by its job, once, and not again after the request was opened anew', async () => {
    await ask('subscriber', 'CLOSED|150-2020')
    const mine = (await listAll()).find(({ contentCode }) => contentCode === 'CLOSED|150-2020')
    const { id = '', accountId = '' } = mine ?? {}
    const sent: QueuedJob[] = []
    const context = {
      actor: { tenant: 'astm', userId: 'admin', authorities: ['ADMIN'], account: { id: 'harbour' } },
      tenant: 'astm',
      originatedIp: '192.0.2.7',
      ports: {
        table: { ...world.ports.table, get: world.ports.table.get, transact: () => Promise.reject(new Error('killed')) },
        clock: world.ports.clock,
        jobs: { send: async (job: QueuedJob) => void sent.push(job) },
      },
      fail: (code: string) => {
        throw new Error(code)
      },
    }
    const input = { id, accountId, handled: true, reason: 'Next year.' }
    await expect(handleAccessRequest.run(input, context as never)).rejects.toThrow('killed')
    const handle = notifyAnswer(world.ports, () => 'https://example.org/document/')
    const job = readJob('notify-access-answer', sent[0] as QueuedJob)
    await handle(job)
    await handle(job)
    expect((await own('subscriber', 'CLOSED|150-2020')).request).toMatchObject({ reason: 'Next year.' })
    const [audit] = await world.as('admin')(admin.audits, { size: 1 })
    expect(audit).toMatchObject({
      ...{ type: 'ACCESS_ANSWERED', principal: 'admin' },
      data: { message: 'CLOSED|150-2020', remoteAddress: '192.0.2.7', account: accountId, reason: 'Next year.' },
    })
    await world.as('admin')(access.handle, { id, accountId, handled: false })
    expect((await world.as('admin')(admin.audits, { size: 1 }))[0]?.type).toBe('ACCESS_REOPENED')
    await handle(job)
    expect((await own('subscriber', 'CLOSED|150-2020')).request?.handled).toBeUndefined()
    const mails = (await world.mails()).filter(({ subject }) => subject.includes('CLOSED 150:2020') && subject.startsWith('Your'))
    expect(mails).toHaveLength(1)
  })

  it('is given once, however many administrators give it', async () => {
    await ask('subscriber', 'CLOSED|151-2020')
    const mine = (await listAll()).find(({ contentCode }) => contentCode === 'CLOSED|151-2020')
    const input = { id: mine?.id ?? '', accountId: mine?.accountId ?? '', handled: true }
    const all = await Promise.all(Array.from({ length: 5 }, () => world.as('admin')(access.handle, input)))
    expect(new Set(all.map(({ handled }) => handled)).size).toBe(1)
    await world.jobsDone()
    const mails = (await world.mails()).filter(({ subject }) => subject === 'Your request for CLOSED 151:2020 was answered')
    expect(mails).toHaveLength(1)
  })
})

describe('a request whose process ends before it is saved', () => {
  it('is saved and mailed by its job, once for two clicks, and not changed by a job that runs again', async () => {
    const sent: QueuedJob[] = []
    const actor = { tenant: 'astm', userId: 'late', email: 'late@example.org', firstName: 'Late', lastName: 'Reader' } as const
    const lost = { ...world.ports.table, put: () => Promise.reject(new Error('killed')) }
    const account = { id: 'harbour', publishers: [], collections: [] }
    const context = {
      actor: { ...actor, userType: 'individual', anonymous: false, authorities: [], drmView: false, account },
      tenant: 'astm',
      ports: {
        table: { ...world.ports.table, ...lost },
        clock: world.ports.clock,
        jobs: { send: async (job: QueuedJob) => void sent.push(job) },
      },
      fail: (code: string) => {
        throw new Error(code)
      },
    }
    await expect(requestAccess.run({ contentCode: CLOSED }, context as never)).rejects.toThrow('killed')
    const handle = notifyRequest(world.ports, () => 'https://example.org/document/')
    const job = readJob('notify-access-request', sent[0] as QueuedJob)
    await handle(job)
    const late = async () => (await listAll()).find(({ from }) => from.email === 'late@example.org')
    const { id = '' } = (await late()) ?? {}
    await world.as('admin')(access.handle, { id, handled: true })
    await handle(job)
    expect((await late())?.handled).toBeDefined()
    const { request } = job.payload
    const since = new Date(Date.parse(request.since) - 1).toISOString()
    await handle({ ...job, id: 'clicked twice', payload: { accountId: 'harbour', request: { ...request, since } } })
    expect((await world.mails()).filter(({ replyTo }) => replyTo === 'late@example.org')).toHaveLength(1)
  })
})
