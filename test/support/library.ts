import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import type { PreparedDocument, PreparedFiles } from '#library/document/prepared-document.ts'
import { LibraryRecord } from '#library/document/record.ts'
import type { Actor } from '#people/actor.ts'
import type { Item } from '#ports/table.ts'
import { recordingJobs, recordingObjects, recordingSearch } from './recording-ports.ts'

/** Opens an empty library with a real table and recording ports for the rest. */
export function openLibrary() {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-library-'))
  const file = path.join(folder, 'table.db')
  const table = openSqliteTable(file)
  return {
    table,
    search: recordingSearch(),
    objects: recordingObjects(),
    jobs: recordingJobs(),
    /** Lists all items of the table, or those of one tenant. */
    items(tenant = ''): Item[] {
      const database = new DatabaseSync(file, { readOnly: true })
      const rows = database.prepare('SELECT body FROM items WHERE pk >= ? ORDER BY pk, sk').all(tenant)
      database.close()
      return rows.map((row) => JSON.parse(row.body as string)).filter((item: Item) => item.pk.startsWith(tenant))
    },
    async close() {
      await table.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Prepares a document from the fields that a test needs. */
export function prepare(
  facts: Partial<LibraryRecord>,
  files: Partial<PreparedFiles> = {},
  pages: readonly string[] = [],
): PreparedDocument {
  const designation = facts.designation ?? 'ISO 1:2020'
  const record = LibraryRecord.parse({
    publisher: 'ISO',
    designation,
    family: designation.replace(/[:-]\d{4}$/, ''),
    title: `About ${designation}`,
    documentType: 'Standard',
    status: 'Active',
    ...facts,
  })
  const publisher = { code: record.publisher, name: `${record.publisher} Publishing`, type: 'PARTNER' as const }
  const stamp = createHash('sha256')
    .update(JSON.stringify([record, publisher, files, pages]))
    .digest('hex')
  return { record, publisher, files: { oldPdfs: [], ...files }, text: { pages }, stamp }
}

export const subscriber: Actor = {
  tenant: 'demowl',
  userId: 'subscriber',
  email: 'subscriber@example.com',
  firstName: 'Sub',
  lastName: 'Scriber',
  userType: 'individual',
  anonymous: false,
  authorities: [],
  drmView: false,
  accountIds: ['a1'],
  account: { id: 'a1', publishers: ['ISO'], collections: [] },
}

export const outsider: Actor = { ...subscriber, userId: 'outsider', account: { id: 'a2', publishers: [], collections: [] } }
