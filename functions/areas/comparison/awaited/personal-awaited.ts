import { eraseInAccounts, inAccounts, type KindsOf } from '#library/personal/personal-kinds.ts'
import { eraseAwaitedResults, listAwaitedResults } from './store.ts'

/** Comparisons that a person wants to be told of. */
export const awaitedKinds: KindsOf = (ports) => ({
  'requested-comparisons': {
    read: inAccounts(ports, (person) => listAwaitedResults(ports.table, person)),
    erase: eraseInAccounts((person) => eraseAwaitedResults(ports.table, person)),
  },
})
