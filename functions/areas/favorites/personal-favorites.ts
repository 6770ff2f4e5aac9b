import { type KindsOf, personalRecordsOf } from '#library/personal/personal-kinds.ts'
import { eraseFavorites, listFavorites } from './store.ts'

/** Favorites of a person. */
export const favoriteKinds: KindsOf = ({ table }) => ({
  favorites: {
    read: async ({ tenant, userId }) => personalRecordsOf(await listFavorites(table, tenant, userId)),
    erase: ({ tenant, userId }) => eraseFavorites(table, tenant, userId),
  },
})
