import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ingestLibrary } from '#functions/jobs/ingest/ingest-library.ts'
import type { IngestOutcome } from '#functions/jobs/ingest/outcome.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { Corpus } from './corpus.ts'
import { ingestBaseline } from './ingest-baseline.ts'

const ROUNDS = 3

/** Measures records a second into the library ÷ into a plain table and a full-text table, in turns; then the same input again. */
export async function benchIngest({ records }: Pick<Corpus, 'records'>): Promise<void> {
  const ratios: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
    try {
      const plain = await timed(() => ingestBaseline(records, path.join(folder, 'plain.db')))
      const first = await timed(() => ingest(path.join(folder, 'data'), records))
      const again = await timed(() => ingest(path.join(folder, 'data'), records))
      const count = first.answer.added
      if (count + first.answer.refused !== plain.answer || again.answer.unchanged !== count)
        throw new Error('not the same records')
      ratios.push(plain.seconds / first.seconds)
      const rate = (seconds: number) => Math.round(count / seconds)
      console.log(
        `round ${round}: plain ${rate(plain.seconds)}/s, library ${rate(first.seconds)}/s, ratio ${ratios.at(-1)?.toFixed(2)}, again ${again.seconds.toFixed(1)} s`,
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  console.log(`ingest: ${ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]?.toFixed(2)} of the plain loop (to reach: 0.4)`)
}

async function ingest(data: string, records: string): Promise<IngestOutcome> {
  const embedded = await openEmbedded(data)
  try {
    return await ingestLibrary(embedded.ports, { tenants: ['demowl'], sources: [records] })
  } finally {
    await embedded.close()
  }
}

async function timed<T>(run: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const began = performance.now()
  const answer = await run()
  return { answer, seconds: (performance.now() - began) / 1000 }
}
