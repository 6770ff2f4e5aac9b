import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Corpus } from './corpus.ts'
import { runScript, send, startSite } from './local-site.ts'

const RUNS = 5

/** Measures the time from process start to the first page and to the first search, on an existing library. */
export async function benchStart({ records }: Corpus): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    const ingest = runScript('ingest', records, '--data', data, '--tenant', 'demowl')
    ingest.stdout?.resume()
    await once(ingest, 'exit')
    const [pages, searches]: [number[], number[]] = [[], []]
    for (let run = 0; run <= RUNS; run++) {
      const site = await startSite(data)
      const token = await site.token('subscriber', 'demowl')
      const began = performance.now()
      const headers = { Host: `localhost:${site.port}`, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      await send(site.port, 'POST', '/api/documents/search', headers, '{}')
      const first = performance.now() - began
      await site.stop()
      // The first start after an ingest builds and seeds. The promise is about later ones.
      if (run > 0) pages.push(site.ready)
      if (run > 0) searches.push(site.ready + first)
    }
    const median = (values: number[]) => (values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number) / 1000
    console.log(
      `second start: first page after ${median(pages).toFixed(2)} s, first search answered after ${median(searches).toFixed(2)} s (median of ${RUNS})`,
    )
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
