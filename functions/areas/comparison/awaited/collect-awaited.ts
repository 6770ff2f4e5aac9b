import { inAccounts, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listAwaitedResults } from './store.ts'

/** Reads comparisons that a person wants to be told of. */
export const awaitedReaders: ReadersOf = (ports) => ({
  'requested-comparisons': inAccounts(ports, (person) => listAwaitedResults(ports.table, person)),
})
