import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SearchIntent } from '#finding/intent.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import type { Corpus } from './corpus.ts'
import { runScript, send, startSite } from './local-site.ts'
import { percentile } from './percentile.ts'

const ROUNDS = 5
const TENANT = 'demowl'

const intentOf = (text: string): SearchIntent => ({
  scope: { tenant: TENANT, documents: 'all', texts: 'all' },
  text,
  field: 'all',
  filters: [],
  sort: 'best',
  offset: 0,
  size: 10,
})

async function openBareServer() {
  const child = fork(path.join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const [port] = (await once(child, 'message')) as [number]
  return { port, give: (body: Buffer) => child.send(body.toString('base64')), stop: () => child.kill() }
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  times.push(performance.now() - began)
  return result
}

/** Measures a whole call (HTTP, token, policy, search, presenter), Node's own server with the same bytes, and the engine alone. */
async function measure(data: string, queries: readonly string[]): Promise<void> {
  const engine = await openSqliteSearch(path.join(data, 'search'))
  // A site learns new documents for minutes after its start. The measurement begins after that.
  await engine.learn(TENANT)
  const site = await startSite(data)
  const bare = await openBareServer()
  try {
    const headers = {
      Host: `localhost:${site.port}`,
      Authorization: `Bearer ${await site.token('subscriber', TENANT)}`,
      'Content-Type': 'application/json',
    }
    const whole: number[] = []
    const alone: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, query] of queries.entries()) {
        const body = JSON.stringify({ keywords: query, searchField: 'all', refinements: [], sortType: 'BEST_MATCH' })
        const times: number[] = []
        const answer = await timed(times, () => send(site.port, 'POST', '/api/documents/search?page=0&size=10', headers, body))
        if (answer.status !== 200) throw new Error(`search answered ${answer.status} for ${query}`)
        if (round === 0) bare.give(answer.body)
        const bareTimes: number[] = []
        await timed(bareTimes, () => send(bare.port, 'POST', `/${index}`, headers, body))
        await timed(bareTimes, () => engine.find(intentOf(query)))
        // The first round warms all three up.
        if (round > 0) {
          whole.push(times[0] as number)
          alone.push((bareTimes[0] as number) + (bareTimes[1] as number))
        }
      }
    }
    for (const share of [0.5, 0.95]) {
      const [ours, theirs] = [percentile(whole, share), percentile(alone, share)]
      console.log(
        `p${share * 100}: whole call ${ours.toFixed(2)} ms ÷ (bare call + bare engine) ${theirs.toFixed(2)} ms = ${(ours / theirs).toFixed(2)}`,
      )
    }
  } finally {
    engine.close()
    bare.stop()
    await site.stop()
  }
}

export async function benchCall({ records, queries }: Corpus): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    const ingest = runScript('ingest', records, '--data', data, '--tenant', TENANT)
    ingest.stdout?.resume()
    await once(ingest, 'exit')
    await measure(data, readFileSync(queries, 'utf8').split('\n').filter(Boolean))
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
