import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SearchHit } from '#ports/search.ts'
import type { Corpus } from '../corpus.ts'
import { readLibrary } from '../designations/library.ts'
import { intentOf, openIndexed, TENANT } from '../indexed-engine.ts'

interface Question {
  readonly question: string
  /** families of the standards that are meant */
  readonly expected: readonly string[]
  /** seen: the ranking was tuned on it; aside: it was not looked at. The fresh ones were written later, before nearness got its least. */
  readonly half: string
}

const DEPTH = 50
const WORST = 10

function readQuestions(): Question[] {
  const [, ...lines] = readFileSync(path.join(import.meta.dirname, 'questions.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [question = '', expected = '', half = ''] = line.split('\t')
    return { question, expected: expected.split('|'), half }
  })
}

type Find = (text: string) => Promise<readonly SearchHit[]>

/** Asks each question, and prints how many have the standard meant in the first ten and three rows. */
async function measure(name: string, questions: readonly Question[], find: Find, familyOf: ReadonlyMap<string, string>) {
  const places: { readonly question: string; readonly at: number }[] = []
  for (const { question, expected } of questions) {
    const hits = await find(question)
    const at = hits.findIndex(({ id }) => expected.includes(familyOf.get(id) ?? ''))
    places.push({ question, at: at < 0 ? DEPTH : at })
  }
  const share = (most: number) => `${((100 * places.filter(({ at }) => at < most).length) / places.length).toFixed(1)} %`
  const worst = places.toSorted((a, b) => b.at - a.at).slice(0, WORST)
  console.log(`${name}, ${places.length} questions: in ten ${share(10)}, in three ${share(3)}, first ${share(1)}`)
  console.log(`  worst: ${worst.map(({ question, at }) => `${question} (${at === DEPTH ? 'not' : at + 1})`).join(' · ')}`)
}

const inForce = {
  scope: { tenant: TENANT, documents: 'all', texts: 'all' },
  filters: [],
  editions: 'in-force',
  offset: 0,
} as const

async function measureHalves(by: string, find: Find, familyOf: ReadonlyMap<string, string>): Promise<void> {
  for (const [half, questions] of Map.groupBy(readQuestions(), (one) => one.half))
    await measure(`${by}, ${half}`, questions, find, familyOf)
}

/** Measures keyword questions with the standard meant, as engineers type them, among the editions in force: by words, blended, and by meaning. */
export async function benchKeywords({ records }: Pick<Corpus, 'records'>): Promise<void> {
  const { documents } = readLibrary(records)
  const familyOf = new Map(documents.map(({ id, family }) => [id, family]))
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const engine = await openIndexed(folder, documents)
  try {
    const find = async (text: string) => (await engine.find(intentOf(text, { editions: 'in-force', size: DEPTH }))).hits
    await measureHalves('by words', find, familyOf)
    const began = performance.now()
    await engine.learn(TENANT)
    console.log(`learned in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await measureHalves('blended', find, familyOf)
    await measureHalves('by meaning', async (text) => (await engine.meaning({ ...inForce, text, size: DEPTH })).hits, familyOf)
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
