import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ingestLibrary } from '#functions/jobs/ingest/ingest-library.ts'
import type { IngestOutcome } from '#functions/jobs/ingest/outcome.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import type { Corpus } from './corpus.ts'
import { ingestBaseline } from './ingest-baseline.ts'

const ROUNDS = 3

/**
 * Measures records a second, by the clock, into the library ÷ into a plain table and a full-text table, in turns; then the same
 * input again. Seconds of processor are those of all threads: they tell more than the clock where other work shares the machine.
 */
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
        `round ${round}: plain ${rate(plain.seconds)} records/s and ${plain.processor.toFixed(1)} s of processor, library ` +
          `${rate(first.seconds)} records/s and ${first.processor.toFixed(1)} s, ratio of records/s ${ratios.at(-1)?.toFixed(2)}, ` +
          `again ${again.seconds.toFixed(1)} s`,
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const median = ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]
  console.log(`ingest: ${median?.toFixed(2)} of the records a second of the plain loop (to reach: 0.3)`)
}

async function ingest(data: string, records: string): Promise<IngestOutcome> {
  const embedded = await openEmbedded(data)
  try {
    return await ingestLibrary(embedded.ports, { tenants: ['demowl'], sources: [records] })
  } finally {
    await embedded.close()
  }
}

async function timed<T>(run: () => Promise<T>): Promise<{ answer: T; seconds: number; processor: number }> {
  const [began, before] = [performance.now(), process.cpuUsage()]
  const answer = await run()
  const { user, system } = process.cpuUsage(before)
  return { answer, seconds: (performance.now() - began) / 1000, processor: (user + system) / 1e6 }
}
