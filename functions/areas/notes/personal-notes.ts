import { eraseInAccounts, inAccounts, type KindsOf, type PersonInAccount } from '#library/personal/personal-kinds.ts'
import { deleteNoteExports } from './export-notes.ts'
import { eraseNotes, readAllNotes } from './store.ts'

const ownerOf = ({ tenant, userId, accountId: id }: PersonInAccount) => ({ tenant, userId, account: { id } })

/** Notes of a person, those too that are deleted and can be restored, with the files into which they were exported. */
export const noteKinds: KindsOf = (ports) => ({
  notes: {
    read: inAccounts(ports, (person) => readAllNotes(ports.table, ownerOf(person))),
    erase: eraseInAccounts(async (person) => {
      await eraseNotes(ports.table, ownerOf(person))
      await deleteNoteExports(ports, person)
    }),
  },
})
