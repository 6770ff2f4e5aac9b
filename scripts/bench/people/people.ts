import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eraseAllowances } from '#people/allowances.ts'
import { percentile } from '../percentile.ts'
import { openPeopleSite, type PeopleSite, TENANT } from './people-site.ts'
import { type SeededAccount, seedAccount, seedDocuments } from './seed-people-site.ts'

/** rounds of each pair; the first ones fill caches alone */
const ROUNDS = 220
const WARM_ROUNDS = 20
const DOCUMENTS = 200
/** calls after which the limits of a person begin anew, so that no call is refused */
const LIMIT = 40

const FEW = { people: 50, groups: 10, joined: 10, collection: 50 }
/** Those whom the measured calls are made by, by their accounts. */
const READERS = { few: 'subscriber', many: 'colleague', joined: 'compass-admin', agreed: 'usage-viewer' } as const
type AccountId = keyof typeof READERS
const ACCOUNTS = [
  { id: 'few', ...FEW },
  { id: 'many', people: 5000, groups: 1000, joined: 10, collection: 5000 },
  { id: 'joined', people: 50, groups: 1000, joined: 1000, collection: 0 },
  { id: 'agreed', ...FEW, agreement: true },
] as const satisfies readonly (Omit<SeededAccount, 'reader'> & { readonly id: AccountId })[]

interface Asked {
  readonly account: AccountId
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly body?: object
}

interface Measured {
  readonly p95: number
  readonly trips: readonly string[]
}

/** Makes two calls in turns, in both orders; answers the percentiles of both and what each asks the table in the last round. */
async function inTurns(site: PeopleSite, pair: readonly [Asked, Asked]): Promise<[Measured, Measured]> {
  const times: [number[], number[]] = [[], []]
  const trips: [readonly string[], readonly string[]] = [[], []]
  const headers = pair.map(({ account }) => site.headersOf(READERS[account]))
  for (let round = 0; round < ROUNDS; round++) {
    if (round % LIMIT === 0)
      for (const { account } of pair) await eraseAllowances(site.ports.table, { tenant: TENANT, userId: READERS[account] })
    for (const nth of round % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { method = 'GET', url, body } = pair[nth]
      const answer = await site.call(headers[nth] as Record<string, string>, method, url, body && JSON.stringify(body))
      if (round >= WARM_ROUNDS) times[nth].push(answer.ms)
      trips[nth] = answer.trips
    }
  }
  return [0, 1].map((nth) => ({
    p95: percentile(times[nth as 0 | 1], 0.95),
    trips: trips[nth as 0 | 1],
  })) as [Measured, Measured]
}

async function printRatio(site: PeopleSite, name: string, most: number, pair: readonly [Asked, Asked]): Promise<void> {
  const [a, b] = await inTurns(site, pair)
  const told = `${a.p95.toFixed(2)} ms ÷ ${b.p95.toFixed(2)} ms = ${(a.p95 / b.p95).toFixed(2)} (to reach: ${most})`
  console.log(`${name}, p95: ${told}; round trips to the table ${a.trips.length} and ${b.trips.length}`)
}

const search = (account: AccountId): Asked => ({
  account,
  method: 'POST',
  url: '/api/user/searchUsers?pageIndex=1&pageSize=100',
  // Names of the first hundred people, in an account of any size.
  body: { fullName: 'a 0 Haddad' },
})
const groups = (account: AccountId): Asked => ({ account, url: '/api/group/list?page=0&size=60&sort=name' })
const shared = (account: AccountId): Asked => ({
  account,
  method: 'POST',
  url: '/api/contentShare/findContentShareWithMe',
  body: {},
})
const collection = (account: AccountId, sort: string): Asked => ({
  account,
  url: `/api/v1/custom-collection/current-user/pageable?sortType=${sort}&pageSize=10&offset=0`,
})

async function measure(site: PeopleSite): Promise<void> {
  await printRatio(site, 'people search, 5,000 in the account ÷ 50', 3, [search('many'), search('few')])
  await printRatio(site, 'my groups, an account of 1,000 ÷ 10, one in 10', 3, [groups('many'), groups('few')])
  await printRatio(site, 'my groups, one in 1,000 ÷ in 10', 3, [groups('joined'), groups('few')])
  await printRatio(site, 'shared with me, an account of 1,000 groups ÷ 10, one in 10', 3, [shared('many'), shared('few')])
  await printRatio(site, 'shared with me, one in 1,000 groups ÷ in 10', 3, [shared('joined'), shared('few')])
  await printRatio(site, 'a call with session and agreement ÷ without an agreement', 1.1, [
    { account: 'agreed', url: '/api/group/getGroupEnable' },
    { account: 'few', url: '/api/group/getGroupEnable' },
  ])
  for (const sort of ['ALPHA_ASC', 'ALPHA_DESC'])
    await printRatio(site, `first screen of a collection of 5,000 ÷ of 50, ${sort}`, 1.5, [
      collection('many', sort),
      collection('few', sort),
    ])
  const limited = await site.call(site.headersOf(READERS.few), 'POST', search('few').url, JSON.stringify(search('few').body))
  console.log(`a call with a limit: ${limited.trips.join(', ')}; of these, one update counts`)
}

/** Measures what is asked of people, groups, shares and collections, in accounts that are small and large. */
export async function benchPeople(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-people-'))
  const site = await openPeopleSite(folder)
  try {
    const codes = await seedDocuments(site, DOCUMENTS)
    for (const account of ACCOUNTS) await seedAccount(site, codes, { ...account, reader: READERS[account.id] })
    await site.call(site.headersOf(READERS.agreed), 'POST', '/api/v1/lca/create', '{}')
    await measure(site)
  } finally {
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
