import { Agent } from 'node:http'
import type { Corpus } from '../corpus.ts'
import { percentile } from '../percentile.ts'
import { type LoadedSite, onLoadedSite, searchBody } from './loaded-site.ts'

const PEOPLE = 200
const ROUNDS = 5
/** Connections of a browser to one host. */
const CONNECTIONS = 6
const LISTS = ['/api/favorite-documents/current-user', '/api/tracked-documents/current-user', '/api/user-notes']

/** Looks for something, opens one of the results and the lists of one's own, as a page does: what it needs together, together. */
async function visit({ ask, queries }: LoadedSite, number: number, times: number[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const timed = async (method: string, url: string, body?: string) => {
    const began = performance.now()
    const answer = await ask(agent, method, url, body)
    times.push(performance.now() - began)
    if (answer.status !== 200) throw new Error(`${url}: ${answer.status} ${answer.body}`)
    return answer.body.toString()
  }
  const text = searchBody(queries[number % queries.length] as string)
  const [hits = ''] = await Promise.all([
    timed('POST', '/api/documents/search?page=0&size=10', text),
    timed('POST', '/api/documents/search/count', text),
  ])
  const code = /"contentCode":("[^"]+")/.exec(hits)?.[1]
  if (code) {
    const query = new URLSearchParams({ contentCode: JSON.parse(code) })
    // Records of a catalogue have no text whose clauses a page could ask for.
    await Promise.all(['metadata', 'editions'].map((name) => timed('GET', `/api/documents/${name}?${query}`)))
  }
  await Promise.all(LISTS.map((url) => timed('GET', url)))
  agent.destroy()
}

/** Measures 200 people who come at once: the slowest answers beside the usual ones, and memory after them. */
export const benchCrowd = (corpus: Corpus): Promise<void> =>
  onLoadedSite(corpus, async (site) => {
    const before = site.memory()
    for (let round = 0; round < ROUNDS; round++) {
      const times: number[] = []
      await Promise.all(Array.from({ length: PEOPLE }, (_, at) => visit(site, round * PEOPLE + at, times)))
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
      console.log(
        `${PEOPLE} people, ${times.length} calls: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${(p99 / p50).toFixed(1)} × (to reach: 10)`,
      )
    }
    const peak = site.memory()
    await site.rest()
    const after = site.memory()
    console.log(
      `memory before ${before.toFixed(0)} MB, at the end ${peak.toFixed(0)} MB, after a rest ${after.toFixed(0)} MB, ${(after / before).toFixed(2)} × (to reach: 1.3)`,
    )
  })
