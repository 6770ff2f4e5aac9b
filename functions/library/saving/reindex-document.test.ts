import { afterEach, expect, it } from '@jest/globals'
import type { Item } from '#ports/table.ts'
import { openLibrary, prepare } from '#test/support/library.ts'
import { readDocuments } from '../store.ts'
import { reindexDocuments } from './reindex-document.ts'
import { saveDocuments } from './save-documents.ts'

// Real tables wait for the disk.

const library = openLibrary()
afterEach(() => library.close())

const shelf = [
  prepare({ designation: 'ISO/IEC 5:2010', family: 'ISO/IEC 5', status: 'Historical', year: 2010 }),
  prepare({ designation: 'ISO/IEC 5:2020', family: 'ISO/IEC 5', collections: ['A'] }),
  prepare({ designation: 'ISO/IEC 5:2020', family: 'ISO/IEC 5', publisher: 'IEC', collections: ['B'] }),
  prepare({ designation: 'ISO/IEC DIS 5', family: 'ISO/IEC DIS 5', status: 'Draft' }),
]

/** Writes the entries as a release did that knew families alone. */
async function forgetStandards(): Promise<void> {
  for (const item of library.items('demowl#name#')) {
    const { member: _, standing: _s, roles, ...facts } = item as Item & { roles: string[]; member?: unknown; standing?: unknown }
    const known = roles.filter((role) => role !== 'standard' && role !== 'names')
    if (known.length > 0) await library.table.put({ ...facts, roles: known })
    else await library.table.delete(item)
  }
}

it('a rebuild writes the entries that an earlier release did not know, whatever comes first', async () => {
  const codes = await saveDocuments(library, 'demowl', shelf)
  const before = Object.fromEntries(library.search.all)
  const items = library.items('demowl#name#')
  await forgetStandards()
  expect(library.items('demowl#name#')).not.toEqual(items)
  library.search.all.clear()
  const documents = await readDocuments(library.table, 'demowl', codes)
  for (const code of codes.toReversed()) {
    const document = documents.get(code)?.document
    if (document) expect(await reindexDocuments(library, 'demowl', [{ document, text: { pages: [] } }])).toBe(1)
  }
  expect(library.items('demowl#name#')).toEqual(items)
  expect(Object.fromEntries(library.search.all)).toEqual(before)
})
