import { eraseInAccounts, inAccounts, type KindsOf } from '#library/personal/personal-kinds.ts'
import { eraseInvitation, invitationIdOf, listInvitations } from '../shares/invitation-store.ts'
import { deleteOfReceived, deletesOfShare, eraseHidden, listGiven, listHidden, listReceived } from '../shares/share-store.ts'
import { eraseAccepted } from './invitations/erase-accepted.ts'

/** Documents that a person shares, whom they invite, what is shared with them, and what of that they have hidden. */
export const shareKinds: KindsOf = (ports) => ({
  'shared-by-me': {
    read: inAccounts(ports, (person) => listGiven(ports.table, person, person.userId)),
    erase: eraseInAccounts(async (person) => {
      for (const share of await listGiven(ports.table, person, person.userId))
        await ports.table.transact(deletesOfShare(person, share))
    }),
  },
  invitations: {
    read: inAccounts(ports, (person) => listInvitations(ports.table, person, person.userId)),
    erase: eraseInAccounts(async (person) => {
      const { tenant, userId: by } = person
      for (const invitation of await listInvitations(ports.table, person, by)) {
        const { contentCode, acceptedBy } = invitation
        // The share that came of it goes first: a process that is killed between the two finds the invitation again.
        if (acceptedBy) {
          const reader = { tenant, accountId: acceptedBy.accountId }
          await ports.table.transact([deleteOfReceived(reader, { contentCode, by, to: acceptedBy.userId })])
        }
        await eraseInvitation(ports.table, person, by, invitationIdOf(invitation))
      }
    }),
  },
  'shared-with-me': {
    read: inAccounts(ports, (person) => listReceived(ports.table, person, person.userId)),
    erase: eraseInAccounts(async (person) => {
      for (const share of await listReceived(ports.table, person, person.userId)) {
        if (share.from) await eraseAccepted(ports.table, person, share)
        await ports.table.transact(deletesOfShare(person, share))
      }
    }),
  },
  'hidden-shares': {
    read: inAccounts(ports, async (person) =>
      (await listHidden(ports.table, person, person.userId)).map((document) => ({ document })),
    ),
    erase: eraseInAccounts((person) => eraseHidden(ports.table, person, person.userId)),
  },
})
