import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import MiniSearch from 'minisearch'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { TenantReader } from '#functions/adapters/embedded/search/tenant-reader.ts'
import type { SuggestIntent } from '#ports/search.ts'
import type { Corpus } from './corpus.ts'
import { readIndexedDocuments } from './indexed-documents.ts'
import { openIndexed, TENANT } from './indexed-engine.ts'
import { percentile } from './percentile.ts'

const SHORTEST = 3
/** keystrokes that warm both up */
const WARM_UP = 300

/** At its best: of what suggestions are made of alone, and the last word alone as a beginning. */
function openMiniSearch(documents: readonly IndexedDocument[]) {
  const mini = new MiniSearch({
    fields: ['designation', 'title'],
    searchOptions: { combineWith: 'AND', boost: { designation: 2 }, prefix: (_, at, all) => at === all.length - 1 },
  })
  mini.addAll(
    documents.map(({ designation, otherDesignations, title, otherTitles }, id) => ({
      id,
      designation: [designation, ...otherDesignations].join(' '),
      title: [title, ...otherTitles].join(' '),
    })),
  )
  return (text: string) => mini.search(text).slice(0, 20)
}

const intentOf = (text: string): SuggestIntent => ({
  scope: { tenant: TENANT, documents: 'all', texts: 'all' },
  text,
  field: 'all',
  publishers: 5,
  families: 4,
})

/** Texts in the search box while the queries are typed, from the third character on, without duplicates. */
function keystrokes(queries: readonly string[]): string[] {
  const typed = queries.flatMap((query) =>
    Array.from({ length: Math.max(0, query.length - SHORTEST + 1) }, (_, more) => query.slice(0, SHORTEST + more)),
  )
  return [...new Set(typed)]
}

function report(name: string, own: readonly number[], theirs: readonly number[]): void {
  const shares = [0.5, 0.95, 0.99].map((share) => {
    const [a, b] = [percentile(own, share), percentile(theirs, share)]
    return `p${share * 100} ${a.toFixed(2)} ms, MiniSearch ${b.toFixed(2)} ms, ratio ${(a / b).toFixed(3)}`
  })
  console.log(`${name}: ${shares.join('; ')}`)
}

/** Measures every keystroke in turns: the engine behind its thread, the engine alone, and a prefix search of MiniSearch. */
export async function benchTypeAhead({ records, queries }: Pick<Corpus, 'records' | 'queries'>): Promise<void> {
  const documents = readIndexedDocuments(records)
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  const search = await openIndexed(folder, documents)
  const mini = openMiniSearch(documents)
  const engine = new TenantReader(folder, TENANT)
  const typed = keystrokes(readFileSync(queries, 'utf8').split('\n').filter(Boolean))
  const [whole, alone, theirs]: [number[], number[], number[]] = [[], [], []]
  let empty = 0
  for (const [at, text] of [...typed.slice(0, WARM_UP), ...typed].entries()) {
    const start = performance.now()
    const found = await search.suggest(intentOf(text))
    const answered = performance.now()
    engine.suggest(intentOf(text))
    const searched = performance.now()
    const others = mini(text)
    const end = performance.now()
    if (at < WARM_UP) continue
    if (found.length === 0 && others.length > 0) empty++
    whole.push(answered - start)
    alone.push(searched - answered)
    theirs.push(end - searched)
  }
  report('between threads', whole, theirs)
  report('the engine alone', alone, theirs)
  console.log(`${typed.length} keystrokes; ${empty} suggest nothing where MiniSearch does`)
  engine.close()
  await search.close()
  rmSync(folder, { recursive: true, force: true })
}
