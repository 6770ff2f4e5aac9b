import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { MAX_ROWS_AT_ONCE } from '#contract/documents/list-export.ts'
import { downloads } from '#contract/downloads.ts'
import { login } from '#contract/login.ts'
import { searchExport } from '#contract/search-export.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { prepare } from '#test/support/library.ts'
import { openPartnerServer, type PartnerServer } from '#test/support/servers/partner-server.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { createCall } from '#web/lib/calls/call.ts'

const MANY = MAX_ROWS_AT_ONCE + 10
const ADDRESS = '192.0.2.7'
const SECRET = 'a secret of thirty-two letters or more'
const ISO = { publisher: 'ISO', name: 'International Organization for Standardization' }

let world: World
let partner: PartnerServer
beforeAll(async () => {
  ;[world, partner] = await Promise.all([createWorld(), openPartnerServer()])
  const many = Array.from({ length: MANY }, (_, at) => prepare({ designation: `ISO ${20_000 + at}:2020`, title: `Gasket ${at}` }))
  await saveDocuments(world.ports, 'astm', many)
}, 300_000)
afterAll(() => Promise.all([world.close(), partner.close()]))

const save = (...accounts: object[]) => savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts, people: [] }))
const without = { id: 'yard', name: 'Account yard', subscriptions: [ISO], ranges: [], partners: [] }
const json = { 'Content-Type': 'application/json' }

async function tokenOf(body: object): Promise<string> {
  const init = { method: 'POST', headers: json, body: JSON.stringify(body) }
  const answer = await world.fetchFrom(ADDRESS)(login.session.path, init)
  return ((await answer.json()) as { accessToken: string }).accessToken
}

const callOf = (token: string, address = ADDRESS) =>
  createCall({ fetch: world.fetchFrom(address), origin: '', token: () => token })
const begin = async (body: object) => callOf(await tokenOf(body))

const WAYS = {
  IP: () => begin({}),
  JWT: async () => begin({ token: await partner.sign(partner.claims()) }),
  APPLET: async () => {
    const asked = { partner: 'bench', secret: SECRET, subject: 'june', firstName: 'June', lastName: 'Ito' }
    const answer = await world.send('astm', 'POST', login.code.path, json, JSON.stringify(asked))
    return begin({ code: (await answer.json()).code })
  },
}
const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]

beforeEach(() =>
  save({
    ...{ ...without, ranges: ['192.0.2.0/24'] },
    partners: [
      { id: 'portal', issuer: partner.issuer, jwks: `${partner.issuer}/keys` },
      { id: 'bench', secretHash: createHash('sha256').update(SECRET).digest('hex') },
    ],
  }),
)

type Reader = Awaited<ReturnType<typeof begin>>

/** Exports a list that is too long for a request, and waits for its job. */
async function exportMany(call: Reader): Promise<string> {
  const begun = await call(searchExport.exportAll, { keywords: 'gasket', format: 'csv' })
  if ('url' in begun) throw new Error('exported at once')
  await world.jobsDone()
  return begun.downloadId
}

/** Runs the job of a download once more, as one that comes late; tells whether there is a file. */
async function runLate(userId: string, id: string): Promise<boolean> {
  const key = `astm/exports/downloads/${id}.csv`
  await world.ports.objects.delete(key)
  await world.ports.table.update({ pk: `astm#downloads#${userId}`, sk: id }, { remove: ['file'] }, { exists: true })
  const payload = { accountId: 'yard', userId, id }
  await world.ports.jobs.send({ id: `late ${crypto.randomUUID()}`, name: 'export-list', tenant: 'astm', payload })
  await world.jobsDone()
  return (await world.ports.objects.head(key)) !== undefined
}

describe('a long list that somebody exports who came in without an issuer', () => {
  it.each(ways)('is a file of all its rows, for %s', async (way) => {
    const call = await WAYS[way]()
    const id = await exportMany(call)
    const { state, file } = await call(downloads.get, { id })
    expect(state).toBe('ready')
    const csv = await (await world.send('astm', 'GET', file?.url ?? '')).text()
    expect(csv.trim().split('\r\n')).toHaveLength(MANY + 1)
  })

  it('is offered to a reader by network from an address of it alone', async () => {
    const token = await tokenOf({})
    const id = await exportMany(callOf(token))
    const outside = callOf(token, '198.51.100.1')
    await expect(outside(downloads.get, { id })).rejects.toMatchObject({ status: 401 })
    await expect(outside(downloads.mail, { id })).rejects.toMatchObject({ status: 401 })
    expect((await callOf(token, '192.0.2.99')(downloads.get, { id })).state).toBe('ready')
  })

  const ends = {
    'their session has ended': (call: Reader) => call(account.logout, {}),
    'the account has taken back their range or partner': () => save(without),
  }
  it.each(ways.flatMap((way) => Object.entries(ends).map(([what, end]) => ({ way, what, end }))))(
    'is no file for $way where $what by the time of the job',
    async ({ way, end }) => {
      const call = await WAYS[way]()
      const id = await exportMany(call)
      const { id: userId } = await call(account.get, {})
      expect(await runLate(userId, id)).toBe(true)
      await end(call)
      expect(await runLate(userId, id)).toBe(false)
    },
  )
})
