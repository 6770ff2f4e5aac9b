import { saveGroupChange } from '#functions/areas/groups/group/group-list.ts'
import type { GroupDocumentEntry } from '#functions/areas/groups/group/stored-group.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { LibraryRecord } from '#library/document/record.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { type PeopleSite, TENANT } from './people-site.ts'

const GIVEN = ['Sana', 'Colin', 'Ada', 'Carmen', 'Uma', 'Dora', 'Tove', 'Owen', 'Noor', 'Jun']
const FAMILY = ['Haddad', 'Okafor', 'Lindqvist', 'Ibáñez', 'Tanaka', 'Marchetti', 'Aasen', 'Pryce', 'Weiß', 'Kim']
const DOCUMENTS_OF_GROUP = 5

const nameOf = (nth: number) => ({
  firstName: `${GIVEN[nth % GIVEN.length]} ${Math.floor(nth / 100)}`,
  lastName: FAMILY[Math.floor(nth / 10) % FAMILY.length] as string,
})

/** An account with people, of whom the first is its reader, groups and a collection. */
export interface SeededAccount {
  readonly id: string
  /** one of the cast, as others have no tokens */
  readonly reader: string
  readonly people: number
  readonly groups: number
  /** groups that the reader is in */
  readonly joined: number
  /** entries of its collection */
  readonly collection: number
  readonly agreement?: boolean
}

/** Fills an account; documents are those of the library, in turn. */
export async function seedAccount({ ports }: Pick<PeopleSite, 'ports'>, codes: readonly string[], seeded: SeededAccount) {
  const { id, reader, people, groups, joined, collection, agreement } = seeded
  const all = Array.from({ length: people }, (_, nth) => ({
    ...{ subject: nth === 0 ? reader : `${id}-${nth}`, ...nameOf(nth), email: `${id}-${nth}@bench.example.org`, accounts: [id] },
  }))
  const entries = Array.from({ length: collection }, (_, nth) => codes[nth] ?? `ISO ${10_000 + nth}:2020`)
  const accounts = [
    {
      ...{ id, name: id, subscriptions: [{ publisher: 'BENCH', name: 'Bench' }] },
      ...(collection > 0 && { collection: entries }),
      ...(agreement && { agreement: { version: '1', text: { en: 'Read this.' } } }),
    },
  ]
  await savePeople(ports.table, TENANT, PeopleFile.parse({ accounts, people: all }))
  const owner: DirectoryOwner = { tenant: TENANT, accountId: id }
  for (let nth = 0; nth < groups; nth++) {
    const at = new Date(Date.UTC(2026, 0, 1) + nth * 1000).toISOString()
    const members = [nth < joined ? reader : `${id}-2`, `${id}-3`].sort()
    const after: GroupDocumentEntry[] = Array.from({ length: DOCUMENTS_OF_GROUP }, (_, step) => ({
      ...{ contentCode: codes[(nth + step * 7) % codes.length] as string, by: `${id}-1`, at },
    }))
    const group = { id: `${id}-g${nth}`, name: `Group ${nth}`, longDesc: 'Bench', createdBy: `${id}-1`, members }
    const facts = { documentCount: after.length, changed: at, changedBy: `${id}-1`, version: 1 }
    const change = { after: { ...group, ...facts }, documents: { before: [], after } }
    await saveGroupChange(ports, owner, change, { userId: `${id}-1`, originatedIp: '127.0.0.1' })
  }
}

function documentOf(nth: number): PreparedDocument {
  const designation = `BENCH ${nth}:2020`
  const facts = { publisher: 'BENCH', designation, family: `BENCH ${nth}`, title: `Bench ${nth}`, documentType: 'Standard' }
  const record = LibraryRecord.parse({ ...facts, status: 'Active' })
  const publisher = { code: 'BENCH', name: 'Bench', type: 'PARTNER' as const }
  return { record, publisher, files: { oldPdfs: [] }, text: { pages: [] }, stamp: String(nth) }
}

/** Saves documents that collections and groups name; returns their content codes. */
export async function seedDocuments({ ports }: Pick<PeopleSite, 'ports'>, count: number): Promise<string[]> {
  await saveDocuments(
    ports,
    TENANT,
    Array.from({ length: count }, (_, nth) => documentOf(nth)),
  )
  return Array.from({ length: count }, (_, nth) => `BENCH|${nth}-2020`)
}
