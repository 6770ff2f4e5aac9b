import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MiniSearch from 'minisearch'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Corpus } from './corpus.ts'
import { checkFirstRows, measureEditions } from './editions.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { intentOf, openIndexed } from './indexed-engine.ts'
import { indexAll } from './judged.ts'
import { onDomain } from './on-domain.ts'
import { percentile } from './percentile.ts'

const ROUNDS = 5
const HITS = 10

function openMiniSearch(documents: readonly IndexedDocument[]) {
  const mini = new MiniSearch({
    fields: ['designation', 'title', 'about'],
    searchOptions: { combineWith: 'AND', boost: { designation: 8, title: 4 } },
  })
  mini.addAll(
    documents.map((one, id) => ({
      id,
      designation: [one.designation, ...one.otherDesignations].join(' '),
      title: [one.title, ...one.otherTitles].join(' '),
      about: [...one.keywords, one.description].join(' '),
    })),
  )
  return (text: string) => {
    const all = mini.search(text)
    return { total: all.length, hits: all.slice(0, HITS).map(({ id }) => documents[id as number]) }
  }
}

/** Measures the switch on a running domain, too. */
async function benchOnDomain(domain: string, documents: readonly IndexedDocument[], queries: string): Promise<void> {
  await onDomain(domain, async (open) => {
    const search = open()
    await indexAll(search, documents)
    console.log('with the editions in force, on OpenSearch:')
    await measureEditions(search, readFileSync(queries, 'utf8').split('\n').filter(Boolean))
    await checkFirstRows(search, documents)
  })
}

/** Measures ten hits and the total, query by query, in turns with MiniSearch over the same text. */
export async function benchSearch({ records, queries }: Pick<Corpus, 'records' | 'queries'>): Promise<void> {
  const documents = readIndexedDocuments(records)
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const engine = await openIndexed(folder, documents)
  const mini = openMiniSearch(documents)
  const [own, theirs, fewer]: [number[], number[], string[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of readFileSync(queries, 'utf8').split('\n').filter(Boolean)) {
      const start = performance.now()
      const found = await engine.find(intentOf(query))
      const middle = performance.now()
      const other = mini(query)
      const end = performance.now()
      // The first round warms both up.
      if (round === 0) {
        if (found.total < other.total) fewer.push(query)
        continue
      }
      own.push(middle - start)
      theirs.push(end - middle)
    }
  }
  for (const share of [0.5, 0.95]) {
    const [a, b] = [percentile(own, share), percentile(theirs, share)]
    console.log(`p${share * 100}: engine ${a.toFixed(2)} ms, MiniSearch ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)}`)
  }
  console.log(
    `${fewer.length} queries find fewer documents than MiniSearch does${fewer.length ? `: ${fewer.slice(0, 10).join(' | ')}` : ''}`,
  )
  console.log('with the editions in force:')
  await measureEditions(engine, readFileSync(queries, 'utf8').split('\n').filter(Boolean))
  await checkFirstRows(engine, documents)
  await engine.close()
  const domain = process.env.LECTERN_OPENSEARCH_URL
  if (domain) await benchOnDomain(domain, documents, queries)
  rmSync(folder, { recursive: true, force: true })
}
