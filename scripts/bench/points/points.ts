import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Corpus } from '../corpus.ts'
import { send, startSite } from '../local-site.ts'
import { measurePointsScript } from '../page/web-size.ts'
import { percentile } from '../percentile.ts'
import { measureCarrying } from './carry.ts'
import { indexInFolder, measureFinding } from './finding.ts'
import { measurePlacing } from './placing.ts'
import { measureRenditions } from './renditions.ts'
import { seedPoints } from './seed-points.ts'

const TENANT = 'demowl'
const FEW = 100
const MANY = 100_000
const ROUNDS = 400
/** One change in so many requests: a list in memory is brought up to date then. */
const CHANGE_EVERY = 10
const SORTS = ['createdDate-', 'name', 'designation-', 'createdBy', 'status-']

/** Measures places in a browser, in other renditions and over editions, the lists of points, and searches that read them. */
export async function benchPoints({ versions, pdfs }: Pick<Corpus, 'versions' | 'pdfs'>): Promise<void> {
  await measurePlacing([pdfs, versions])
  await measureRenditions(versions)
  await measureCarrying(versions)
  await measurePointsScript()
  await measureLists()
}

/** Measures pages of the list of an account with 100 points and of one with 100,000, in turns, while points change. */
async function measureLists(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    const few = await seedPoints(folder, TENANT, { accountId: 'harbour', person: 'subscriber', count: FEW })
    const many = await seedPoints(folder, TENANT, { accountId: 'northern', person: 'two-accounts', count: MANY })
    await indexInFolder(folder, TENANT)
    const site = await startSite(folder)
    try {
      const call = async (token: string, method: string, url: string, body?: string) => {
        const headers = {
          Host: `localhost:${site.port}`,
          Authorization: `Bearer ${token}`,
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
        }
        const began = performance.now()
        const { status, body: answer } = await send(site.port, method, url, headers, body)
        if (status !== 200) throw new Error(`${url}: ${status} ${answer}`)
        return { ms: performance.now() - began, answer: JSON.parse(answer.toString()) }
      }
      const tokens = { few: await site.token('subscriber', TENANT), many: await site.token('two-accounts', TENANT) }
      await call(tokens.many, 'POST', '/api/account/switch', JSON.stringify({ accountId: 'northern' }))
      const times = { few: [] as number[], many: [] as number[] }
      const first = { few: 0, many: 0 }
      for (let round = 0; round < ROUNDS; round++) {
        for (const side of round % 2 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
          const pages = (side === 'few' ? FEW : MANY) / 10
          const sort = SORTS[round % SORTS.length]
          const page = 1 + ((round * 7919) % pages)
          if (round % CHANGE_EVERY === 1) {
            const ids = side === 'few' ? few : many
            const id = ids[(round * 31) % ids.length]
            await call(tokens[side], 'POST', `/api/v1/compasspoint/deactivate/${id}`, '{}')
            await call(tokens[side], 'POST', `/api/v1/compasspoint/activate/${id}`, '{}')
          }
          const { ms, answer } = await call(
            tokens[side],
            'GET',
            `/api/v1/compasspoint/detail/page-view?pageIndex=${page}&pageSize=10&sort=${sort}`,
          )
          if (answer.totalElements !== (side === 'few' ? FEW : MANY)) throw new Error(`${answer.totalElements} points`)
          // The first list of a process reads all points, and each first sort sorts them.
          if (round < SORTS.length) first[side] = Math.max(first[side], ms)
          else times[side].push(ms)
        }
      }
      const [few95, many95] = [percentile(times.few, 0.95), percentile(times.many, 0.95)]
      console.log(
        `first lists of a process, by the clock: ${FEW} points ${first.few.toFixed(0)} ms, ${MANY} points ${first.many.toFixed(0)} ms`,
      )
      console.log(
        `p95 of a page, by the clock: ${FEW} points ${few95.toFixed(2)} ms, ${MANY} points ${many95.toFixed(2)} ms, ratio ${(many95 / few95).toFixed(2)} (to reach: 3)`,
      )
      await measureFinding((...asked) => call(tokens.many, ...asked), many)
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
