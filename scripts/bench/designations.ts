import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { batchesOf } from '#async/batches.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import type { Search } from '#ports/search.ts'
import type { Corpus } from './corpus.ts'
import { Choices } from './designations/grammar/random.ts'
import { type RecordLibrary, readLibrary } from './designations/library.ts'
import { measureShapes } from './designations/measure-shapes.ts'
import { measureAsWritten } from './designations/measure-written.ts'
import { SPELLINGS } from './designations/spellings.ts'
import { Truth } from './designations/truth.ts'
import { onDomain } from './on-domain.ts'
import { percentile } from './percentile.ts'

const OF_EACH_KIND = 150
const TRIES = 40
const BATCH = 1000
const SHOWN = Number(process.env.SHOWN ?? 5)
const MIN_SHARE = 0.99

interface Case {
  readonly text: string
  readonly publisher: string
  readonly right: ReadonlySet<string>
}

/** Records of every publisher in turn, and of each any one. */
function* drawn(documents: readonly IndexedDocument[], choices: Choices): Generator<IndexedDocument> {
  const publishers = [...Map.groupBy(documents, ({ publisher }) => publisher).values()]
  for (;;) yield choices.one(choices.one(publishers))
}

function rightOf(
  kind: string,
  truth: Truth,
  document: IndexedDocument,
  undated: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  if (kind.endsWith('Address')) return truth.shownAt(document)
  if (kind.endsWith('File')) return truth.familyOf(document)
  return undated ?? truth.named(document)
}

/** Right and wrong answers by publisher. */
class Tally {
  private readonly counts = new Map<string, { all: number; wrong: number }>()

  add(publisher: string, isRight: boolean): void {
    const { all, wrong } = this.counts.get(publisher) ?? { all: 0, wrong: 0 }
    this.counts.set(publisher, { all: all + 1, wrong: wrong + (isRight ? 0 : 1) })
  }

  print(): void {
    for (const [publisher, { all, wrong }] of [...this.counts].sort(([a], [b]) => a.localeCompare(b)))
      console.log(`${publisher.padEnd(18)} ${all.toString().padStart(4)}  ${(100 * (1 - wrong / all)).toFixed(1)} %`)
  }
}

function casesOf(kind: string, documents: readonly IndexedDocument[], truth: Truth, seed: number): Case[] {
  const choices = new Choices(seed)
  const spell = SPELLINGS[kind]
  const cases: Case[] = []
  const source = drawn(documents, choices)
  for (let tries = 0; tries < TRIES * OF_EACH_KIND && cases.length < OF_EACH_KIND; tries++) {
    const document = source.next().value as IndexedDocument
    const undated = choices.below(3) === 0 ? truth.undated(document) : undefined
    const text = spell?.(undated?.text ?? document.designation, choices, document)
    if (text) cases.push({ text, publisher: document.publisher, right: rightOf(kind, truth, document, undated?.right) })
  }
  return cases
}

function ask(text: string): SearchIntent {
  return {
    scope: { tenant: 'demowl', documents: 'all', texts: 'all' },
    text,
    field: 'all',
    filters: [],
    sort: 'best',
    offset: 0,
    size: 5,
  }
}

async function measure(
  search: Search,
  kind: string,
  cases: readonly Case[],
  times: number[],
  byPublisher: Tally,
): Promise<number> {
  const wrong: string[] = []
  for (const { text, publisher, right } of cases) {
    const began = performance.now()
    const { hits } = await search.find(ask(text))
    times.push(performance.now() - began)
    const isRight = hits[0] !== undefined && right.has(hits[0].id)
    byPublisher.add(publisher, isRight)
    if (!isRight) wrong.push(`   ${text}  →  ${hits[0]?.id ?? 'nothing'}  (${[...right].slice(0, 2).join(', ')})`)
  }
  const share = 1 - wrong.length / cases.length
  console.log(`${kind.padEnd(18)} ${cases.length.toString().padStart(4)}  ${(100 * share).toFixed(1)} %`)
  if (share < MIN_SHARE || process.env.SHOWN) for (const line of wrong.slice(0, SHOWN)) console.log(line)
  return wrong.length
}

async function measureAll(name: string, search: Search, library: RecordLibrary): Promise<void> {
  const { documents } = library
  console.log(name)
  for (const batch of batchesOf(documents, BATCH)) await search.index('demowl', batch)
  const truth = new Truth(documents)
  const times: number[] = []
  const byPublisher = new Tally()
  let [all, wrong] = [0, 0]
  const only = process.env.KINDS?.split(',')
  for (const [index, kind] of Object.keys(SPELLINGS).entries()) {
    if (only && !only.includes(kind)) continue
    const cases = casesOf(kind, documents, truth, 1000 + index + Number(process.env.SEED ?? 0))
    wrong += await measure(search, kind, cases, times, byPublisher)
    all += cases.length
  }
  byPublisher.print()
  console.log(`all ${all}: ${(100 * (1 - wrong / all)).toFixed(2)} % right at rank 1`)
  console.log(
    `call p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`,
  )
  if (only) return
  await measureShapes(search, library, Number(process.env.SEED ?? Date.now() % 1000))
  await measureAsWritten(search, library)
}

/**
 * Measures designations as people write them, by kind of spelling: how often the intended one is the first result; then shapes of a
 * grammar, half of them laid aside, and the own designation of each record. Also on the domain of LECTERN_OPENSEARCH_URL.
 */
export async function benchDesignations({ records }: Pick<Corpus, 'records'>): Promise<void> {
  const library = readLibrary(records)
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const search = openSqliteSearch(folder)
  await measureAll('on this machine', search, library)
  await search.close()
  rmSync(folder, { recursive: true, force: true })
  const domain = process.env.LECTERN_OPENSEARCH_URL
  if (domain) await onDomain(domain, (open) => measureAll('on OpenSearch', open(), library))
}
