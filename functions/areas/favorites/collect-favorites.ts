import { personalRecordsOf, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listFavorites } from './store.ts'

/** Reads favorites of a person. */
export const favoriteReaders: ReadersOf = ({ table }) => ({
  favorites: async ({ tenant, userId }) => personalRecordsOf(await listFavorites(table, tenant, userId)),
})
