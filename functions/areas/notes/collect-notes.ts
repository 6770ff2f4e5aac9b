import { inAccounts, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { readAllNotes } from './store.ts'

/** Reads notes of a person, those too that are deleted and can be restored. */
export const noteReaders: ReadersOf = (ports) => ({
  notes: inAccounts(ports, ({ tenant, userId, accountId: id }) => readAllNotes(ports.table, { tenant, userId, account: { id } })),
})
