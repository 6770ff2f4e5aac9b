import { inAccounts, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listAllViewed } from './store.ts'

/** Reads changes that a person has ticked as seen. */
export const viewedReaders: ReadersOf = (ports) => ({
  'seen-changes': inAccounts(ports, ({ tenant, userId, accountId: id }) =>
    listAllViewed(ports.table, { tenant, actor: { userId, account: { id } } }),
  ),
})
