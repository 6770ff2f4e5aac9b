import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Corpus } from './corpus.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { type Engine, intentOf, openIndexed } from './indexed-engine.ts'
import { percentile } from './percentile.ts'

const TIMES = 10
const ROUNDS = 3
const NUMBER = /(?<=[\s-])\d+/

/** The same documents as many times, each time under other numbers. */
function* multiplied(documents: readonly IndexedDocument[]): Generator<IndexedDocument> {
  for (let copy = 0; copy < TIMES; copy++) {
    const renumber = (designation: string) =>
      copy === 0 ? designation : designation.replace(NUMBER, (digits) => `${digits}${copy}`)
    for (const one of documents)
      yield {
        ...one,
        id: `${one.id}~${copy}`,
        designation: renumber(one.designation),
        otherDesignations: one.otherDesignations.map(renumber),
        family: renumber(one.family),
        facets: { ...one.facets, family: [renumber(one.family)] },
      }
  }
}

async function timed(engine: Engine, query: string): Promise<number> {
  const began = performance.now()
  await engine.find(intentOf(query))
  return performance.now() - began
}

/** Measures ten hits and the total, query by query, in turns on the library and on one of ten times its size. */
export async function benchLarge({ records, queries }: Pick<Corpus, 'records' | 'queries'>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const documents = readIndexedDocuments(records)
  const usual = await openIndexed(path.join(folder, 'usual'), documents)
  const large = await openIndexed(path.join(folder, 'large'), multiplied(documents))
  const [own, many]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    for (const query of readFileSync(queries, 'utf8').split('\n').filter(Boolean)) {
      const times = [await timed(usual, query), await timed(large, query)] as const
      // The first round warms both up.
      if (round === 0) continue
      own.push(times[0])
      many.push(times[1])
    }
  }
  for (const share of [0.5, 0.95]) {
    const [a, b] = [percentile(many, share), percentile(own, share)]
    console.log(
      `p${share * 100}: ${TIMES} times as many ${a.toFixed(2)} ms ÷ as many as there are ${b.toFixed(2)} ms = ${(a / b).toFixed(2)}`,
    )
  }
  await Promise.all([usual.close(), large.close()])
  rmSync(folder, { recursive: true, force: true })
}
