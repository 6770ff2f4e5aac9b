import type { SearchIntent } from '#finding/intent.ts'
import type { Search } from '#ports/search.ts'
import type { RecordLibrary } from './library.ts'

const SHOWN = 20
/** A domain is asked for fewer of the records: one of so many. */
const STEP = Number(process.env.STEP ?? 1)

const intentOf = (text: string): SearchIntent => ({
  scope: { tenant: 'demowl', documents: 'all', texts: 'all' },
  ...{ text, field: 'all', filters: [], sort: 'best', offset: 0, size: 1, editions: 'in-force' },
})

/**
 * Asks for every record by its own designation letter for letter: how often the first row under In force is the record, the twin that
 * stands for it, or, of a record that is called as its family is, the row of its standard.
 */
export async function measureAsWritten(search: Search, { documents, rows }: RecordLibrary): Promise<void> {
  const asked = documents.filter((_, at) => at % STEP === 0)
  const wrong: string[] = []
  for (const { id, designation, family } of asked) {
    const hit = (await search.find(intentOf(designation))).hits[0]?.id ?? ''
    const [own, found] = [rows.get(id), rows.get(hit)]
    const isRow = designation === family && own?.standard === found?.standard
    if (!found || (own?.text !== found.text && !isRow)) wrong.push(`   ${designation}  →  ${hit || 'nothing'}`)
  }
  const share = 100 * (1 - wrong.length / asked.length)
  console.log(`own designation of ${asked.length} records: ${share.toFixed(2)} % first`)
  for (const line of wrong.slice(0, SHOWN)) console.log(line)
}
