import { createHash } from 'node:crypto'
import type { PreparedDocument, PreparedFiles } from '#functions/documents/prepared-document.ts'
import type { Actor } from '#functions/http/use-case.ts'
import { LibraryRecord } from '#functions/jobs/ingest/library-record.ts'

/** A prepared document from the facts that a test is about. */
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
  return { record, publisher, files: { oldPdfs: [], ...files }, pages, stamp }
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
  account: { id: 'a1', publishers: ['ISO'], collections: [] },
}

export const outsider: Actor = { ...subscriber, userId: 'outsider', account: { id: 'a2', publishers: [], collections: [] } }
