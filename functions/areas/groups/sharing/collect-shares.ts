import { inAccounts, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listInvitations } from '../shares/invitation-store.ts'
import { listGiven, listHidden, listReceived } from '../shares/share-store.ts'

/** Reads what a person shares, whom they invite, what is shared with them, and what of that they have hidden. */
export const shareReaders: ReadersOf = (ports) => ({
  'shared-by-me': inAccounts(ports, (person) => listGiven(ports.table, person, person.userId)),
  invitations: inAccounts(ports, (person) => listInvitations(ports.table, person, person.userId)),
  'shared-with-me': inAccounts(ports, (person) => listReceived(ports.table, person, person.userId)),
  'hidden-shares': inAccounts(ports, async (person) =>
    (await listHidden(ports.table, person, person.userId)).map((document) => ({ document })),
  ),
})
