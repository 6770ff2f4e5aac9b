import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
import type { Corpus } from '../corpus.ts'
import { type Judged, judgeText } from './judge.ts'
import { drawDocuments, listManuals } from './known-document.ts'
import { openKnownProducers } from './make-pdf.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(2)} %`
const DOCUMENTS = 6
const WORST = 10

function randomBelow(seed: number) {
  let state = seed >>> 0
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const sum = (some: readonly Judged[], pick: (one: Judged) => number) => some.reduce((total, one) => total + pick(one), 0)

/**
 * Measures the text of PDFs that eight producers make of manuals whose source is known. What is drawn changes with the seed; families
 * of manuals are laid aside while one builds: LECTERN_BENCH_HALF chooses `seen` or `unseen`, else both are drawn from.
 */
export async function benchKnownProducers({ versions }: Pick<Corpus, 'versions'>): Promise<void> {
  const seed = Number(process.env.LECTERN_BENCH_SEED ?? Date.now() % 1e6)
  const next = randomBelow(seed)
  const half = process.env.LECTERN_BENCH_HALF
  const isSeen = (file: string) => /asyncapi|toml|800-63A/.test(file)
  const manuals = (await listManuals(versions)).filter((file) => !half || isSeen(file) === (half === 'seen'))
  const files = Array.from({ length: DOCUMENTS }, () => manuals[next(manuals.length)] as string)
  const documents = await drawDocuments(files, next)
  console.log(`known documents: seed ${seed}, ${files.map((file) => path.basename(file)).join(', ')}`)
  const folder = process.env.LECTERN_BENCH_KEEP ?? (await mkdtemp(path.join(tmpdir(), 'bench-producers-')))
  const extractor = new PdfExtractor()
  const { producers, close } = await openKnownProducers()
  const only = process.env.LECTERN_BENCH_PRODUCER
  try {
    for (const [name, producer] of Object.entries(producers)) {
      if (only && !name.match(only)) continue
      const judged: Judged[] = []
      const own = path.join(folder, name)
      await mkdir(own, { recursive: true })
      try {
        for (const [at, document] of documents.entries()) {
          const file = await producer.make({ ...document, name: `${at}-${document.name}` }, own)
          judged.push(judgeText(document, (await extractor.extract(file)).text, producer))
        }
      } catch (error) {
        console.log(`${name} is absent or failed: ${String(error).split('\n').slice(0, 3).join(' ')}`)
        continue
      }
      printJudged(name, judged)
    }
  } finally {
    extractor.close()
    await close()
    if (!process.env.LECTERN_BENCH_KEEP) await rm(folder, { recursive: true, force: true })
  }
}

function printJudged(name: string, judged: readonly Judged[]): void {
  const [shared, known, read] = [0, 1, 2].map((at) => sum(judged, ({ words }) => words[at] as number)) as [number, number, number]
  const [found, wanted, all] = [0, 1, 2].map((at) => sum(judged, ({ headings }) => headings[at] as number)) as [
    number,
    number,
    number,
  ]
  const ratio = (pick: (one: Judged) => readonly [number, number]) =>
    percent(
      sum(judged, (one) => pick(one)[0]),
      sum(judged, (one) => pick(one)[1]),
    )
  const byRule = judged.map(({ cells }) => percent(cells[0], cells[1])).join(' ')
  console.log(
    `${name}: words ${percent(shared, known)}, extra ${percent(read - shared, read)}; headings ${percent(found, wanted)}, true ${percent(found, all)}; ` +
      `words of each ${judged.map(({ words }) => percent(words[0], words[1])).join(' ')}; cells ${ratio(({ cells }) => cells)} of ${sum(judged, ({ cells }) => cells[1])} (ruled, unruled in turn: ${byRule}); ` +
      `footnotes ${ratio(({ notes }) => notes)} of ${sum(judged, ({ notes }) => notes[1])}; ` +
      `furniture ${sum(judged, ({ furniture }) => furniture)}; other numbers ${sum(judged, ({ otherNumbers }) => otherNumbers.length)}`,
  )
  const faults = judged.flatMap((one, at) => one.faults.map((fault) => `   ${at} ${fault}`))
  const kinds = Map.groupBy(faults, (fault) => fault.split(':')[0])
  for (const own of kinds.values())
    for (const fault of own.slice(0, Number(process.env.LECTERN_BENCH_WORST ?? 2))) console.log(fault.slice(0, 170))
  if (faults.length > WORST) console.log(`   ${faults.length} faults`)
}
