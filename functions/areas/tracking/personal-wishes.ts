import { type KindsOf, personalRecordsOf } from '#library/personal/personal-kinds.ts'
import { dropWish, listWishes } from './store.ts'

/** Standards that a person requested. */
export const wishKinds: KindsOf = ({ table }) => ({
  'requested-standards': {
    read: async ({ tenant, userId }) => personalRecordsOf(await listWishes(table, tenant, userId)),
    erase: async ({ tenant, userId }) => {
      for (const { id } of await listWishes(table, tenant, userId)) await dropWish(table, tenant, userId, id)
    },
  },
})
