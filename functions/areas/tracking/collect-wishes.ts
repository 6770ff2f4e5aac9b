import { personalRecordsOf, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listWishes } from './store.ts'

/** Reads standards that a person requested. */
export const wishReaders: ReadersOf = ({ table }) => ({
  'requested-standards': async ({ tenant, userId }) => personalRecordsOf(await listWishes(table, tenant, userId)),
})
