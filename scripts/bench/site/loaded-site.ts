import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Corpus } from '../corpus.ts'
import { runScript, type Sent, startSite } from '../local-site.ts'
import { memoryOf } from './memory-of.ts'

const TENANT = 'demowl'
/** Time in which a site that rests has returned what it no longer needs. */
const REST_MS = 20_000

type SiteCall = (agent: Agent, method: string, url: string, body?: string) => Promise<Sent>

export interface LoadedSite {
  readonly ask: SiteCall
  readonly queries: readonly string[]
  /** resident megabytes */
  memory(): number
  rest(): Promise<void>
}

export const searchBody = (keywords: string): string => JSON.stringify({ keywords, searchField: 'all', refinements: [] })

/** Opens a site on a library of real records, with everything loaded that a first search loads, and closes it after the work. */
export async function onLoadedSite({ records, queries }: Corpus, work: (site: LoadedSite) => Promise<void>): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    const ingest = runScript('ingest', records, '--data', data, '--tenant', TENANT)
    ingest.stdout?.resume()
    await once(ingest, 'exit')
    const site = await startSite(data)
    const token = await site.token('subscriber', TENANT)
    const ask: SiteCall = (agent, method, url, body) =>
      new Promise((resolve, reject) => {
        const headers = { Host: `localhost:${site.port}`, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
        const outgoing = request({ host: '127.0.0.1', port: site.port, method, path: url, headers, agent }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }))
        })
        outgoing.on('error', reject)
        outgoing.end(body)
      })
    const all = readFileSync(queries, 'utf8').split('\n').filter(Boolean)
    try {
      for (const text of all.slice(0, 50)) await ask(new Agent(), 'POST', '/api/documents/search', searchBody(text))
      await work({ ask, queries: all, memory: () => memoryOf(site.pid), rest: () => pause(REST_MS) })
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
