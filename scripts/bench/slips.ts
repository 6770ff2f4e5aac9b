import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Corpus } from './corpus.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { type Engine, intentOf, openIndexed } from './indexed-engine.ts'
import { percentile } from './percentile.ts'
import { pickFrom, seededRandom, withSlip } from './random-slips.ts'

const SEED = 20_261
const MAX_TITLE_LENGTH = 450
const FIRST = 10

interface Tried {
  readonly title: string
  readonly text: string
}

/** Makes titles with a number of typing slips, the same in every run. */
function slippedTitles(titles: readonly string[], count: number, slips: number): Tried[] {
  const random = seededRandom(SEED + slips)
  const tried: Tried[] = []
  while (tried.length < count) {
    const title = pickFrom(titles, random)
    let text = title
    for (let slip = 0; slip < slips; slip++) text = withSlip(text, random)
    if (title.length <= MAX_TITLE_LENGTH && (slips === 0 || text !== title)) tried.push({ title, text })
  }
  return tried
}

async function tryAll(search: Engine, name: string, all: readonly Tried[]): Promise<void> {
  const times: number[] = []
  const missed: string[] = []
  let [nothing, found] = [0, 0]
  for (const { title, text } of all) {
    const start = performance.now()
    const { total, hits, corrected } = await search.find(intentOf(text, { size: FIRST }))
    times.push(performance.now() - start)
    if (total === 0) nothing++
    if (hits.some(({ card }) => card.documentTitle === title)) found++
    else missed.push(`${text} → ${corrected ?? 'as it is'} (${total})`)
  }
  const share = (count: number) => `${((100 * count) / all.length).toFixed(1)} %`
  console.log(
    `${name}: ${share(nothing)} find nothing, ${share(found)} find the title among the first ${FIRST}; p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
  )
  for (const one of missed.slice(0, 5)) console.log(`  missed: ${one}`)
}

/** Measures real titles with typing slips. */
export async function benchSlips({ records }: Pick<Corpus, 'records'>): Promise<void> {
  const documents = readIndexedDocuments(records)
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const search = await openIndexed(folder, documents)
  const titles = documents.map(({ title }) => title).filter((title) => withSlip(title, seededRandom(1)) !== title)
  await tryAll(search, 'as they are', slippedTitles(titles, 500, 0))
  await tryAll(search, 'one slip', slippedTitles(titles, 1000, 1))
  await tryAll(search, 'two slips', slippedTitles(titles, 500, 2))
  await search.close()
  rmSync(folder, { recursive: true, force: true })
}
