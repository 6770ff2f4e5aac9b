import { inAccounts, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listRequests } from './store.ts'

/** Reads requests of a person to read documents. */
export const requestReaders: ReadersOf = (ports) => ({
  'access-requests': inAccounts(ports, async ({ tenant, userId, accountId }) =>
    (await listRequests(ports.table, tenant, accountId)).filter((one) => one.userId === userId),
  ),
})
