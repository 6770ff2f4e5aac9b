import { eraseInAccounts, inAccounts, type KindsOf } from '#library/personal/personal-kinds.ts'
import { eraseRequests, listRequests } from './store.ts'

/** Requests of a person to read documents. */
export const requestKinds: KindsOf = (ports) => ({
  'access-requests': {
    read: inAccounts(ports, async ({ tenant, userId, accountId }) =>
      (await listRequests(ports.table, tenant, accountId)).filter((one) => one.userId === userId),
    ),
    erase: eraseInAccounts(({ tenant, accountId, userId }) => eraseRequests(ports.table, tenant, accountId, userId)),
  },
})
