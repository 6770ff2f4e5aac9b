import { eraseInAccounts, inAccounts, type KindsOf, type PersonInAccount } from '#library/personal/personal-kinds.ts'
import { eraseViewed, listAllViewed } from './store.ts'

const viewerOf = ({ tenant, userId, accountId: id }: PersonInAccount) => ({ tenant, actor: { userId, account: { id } } })

/** Changes that a person has ticked as seen. */
export const viewedKinds: KindsOf = (ports) => ({
  'seen-changes': {
    read: inAccounts(ports, (person) => listAllViewed(ports.table, viewerOf(person))),
    erase: eraseInAccounts((person) => eraseViewed(ports.table, viewerOf(person))),
  },
})
