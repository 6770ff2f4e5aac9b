import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Corpus } from './bench/corpus.ts'
import { OptionError, readOptions } from './command/options.ts'

type Bench = (corpus: Corpus) => Promise<void>

export const BENCHES: Record<string, { readonly needs: readonly (keyof Corpus)[]; readonly load: () => Promise<Bench> }> = {
  'web-size': { needs: [], load: async () => (await import('./bench/page/web-size.ts')).benchWebSize },
  start: { needs: ['records'], load: async () => (await import('./bench/start.ts')).benchStart },
  search: { needs: ['records', 'queries'], load: async () => (await import('./bench/search.ts')).benchSearch },
  counts: { needs: ['records', 'queries'], load: async () => (await import('./bench/counts.ts')).benchCounts },
  large: { needs: ['records', 'queries'], load: async () => (await import('./bench/large.ts')).benchLarge },
  designations: { needs: ['records'], load: async () => (await import('./bench/designations.ts')).benchDesignations },
  'type-ahead': { needs: ['records', 'queries'], load: async () => (await import('./bench/type-ahead.ts')).benchTypeAhead },
  keywords: { needs: ['records'], load: async () => (await import('./bench/keywords/keywords.ts')).benchKeywords },
  slips: { needs: ['records'], load: async () => (await import('./bench/slips.ts')).benchSlips },
  ranking: { needs: ['judged'], load: async () => (await import('./bench/ranking.ts')).benchRanking },
  meaning: {
    needs: ['judged', 'records'],
    load: async () => (await import('./bench/meaning/meaning.ts')).benchMeaning,
  },
  ingest: { needs: ['records'], load: async () => (await import('./bench/ingest.ts')).benchIngest },
  call: { needs: ['records', 'queries'], load: async () => (await import('./bench/call.ts')).benchCall },
  crowd: { needs: ['records', 'queries'], load: async () => (await import('./bench/site/crowd.ts')).benchCrowd },
  hostile: { needs: ['records', 'queries'], load: async () => (await import('./bench/site/hostile.ts')).benchHostile },
  killed: { needs: ['versions'], load: async () => (await import('./bench/site/killed.ts')).benchKilled },
  presign: { needs: [], load: async () => (await import('./bench/presign.ts')).benchPresign },
  cloud: { needs: ['records'], load: async () => (await import('./bench/cloud/cloud.ts')).benchCloud },
  producers: {
    needs: ['versions'],
    load: async () => (await import('./bench/known-producers/known-producers.ts')).benchKnownProducers,
  },
  text: { needs: ['versions'], load: async () => (await import('./bench/text/text.ts')).benchText },
  points: { needs: ['versions', 'pdfs'], load: async () => (await import('./bench/points/points.ts')).benchPoints },
  documents: { needs: ['versions'], load: async () => (await import('./bench/documents/documents.ts')).benchDocuments },
  proof: { needs: ['records'], load: async () => (await import('./bench/proof/proof.ts')).benchProof },
  people: { needs: [], load: async () => (await import('./bench/people/people.ts')).benchPeople },
  related: { needs: [], load: async () => (await import('./bench/related.ts')).benchRelated },
  'pdf-bytes': { needs: ['pdfs'], load: async () => (await import('./bench/page/pdf-bytes.ts')).benchPdfBytes },
}

function corpusOf(folder: string, values: Record<string, unknown>): Corpus {
  const file = (option: keyof Corpus, usual: string) => path.resolve(String(values[option] ?? path.join(folder, usual)))
  return {
    records: file('records', 'standards.ndjson.gz'),
    queries: file('queries', 'queries.txt'),
    judged: file('judged', 'cranfield.json'),
    pdfs: file('pdfs', 'pdfs'),
    versions: file('versions', 'versions'),
  }
}

const text = { type: 'string' } as const

/** `npm run bench -- [NAME…] --corpus FOLDER`: runs benchmarks. One without its material is skipped with a message. */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, {
    corpus: text,
    records: text,
    queries: text,
    judged: text,
    pdfs: text,
    versions: text,
  })
  const corpus = corpusOf(String(values.corpus ?? '.'), values)
  const names = positionals.length ? positionals : Object.keys(BENCHES)
  let skipped = 0
  for (const name of names) {
    const bench = BENCHES[name]
    if (!bench) throw new OptionError(`There is no bench "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`)
    console.log(`\n== ${name}`)
    const missing = bench.needs.filter((one) => !existsSync(corpus[one]))
    if (missing.length === 0) await (await bench.load())(corpus)
    else
      console.log(
        `SKIPPED: no ${missing.map((one) => corpus[one]).join(', no ')}. Name the folder with --corpus, or the files with ${missing.map((one) => `--${one}`).join(', ')}.`,
      )
    skipped += Math.min(missing.length, 1)
  }
  console.log(`\n${names.length - skipped} measured, ${skipped} skipped`)
  return skipped ? 2 : 0
}
