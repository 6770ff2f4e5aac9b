import { eraseInAccounts, inAccounts, type KindsOf } from '#library/personal/personal-kinds.ts'
import { eraseFromGroups } from './erase-from-groups.ts'
import { listAllGroups } from './group-list.ts'
import { readGroupDocuments } from './store.ts'

/** Groups of a person, with the documents that they added. Other members are other people. */
export const groupKinds: KindsOf = (ports) => ({
  groups: {
    read: inAccounts(ports, async (person) => {
      const all: object[] = []
      for (const { members, ...group } of await listAllGroups(ports.table, person)) {
        const added = (await readGroupDocuments(ports.table, person, group.id)).filter(({ by }) => by === person.userId)
        const isMember = members.includes(person.userId)
        const role = group.createdBy === person.userId ? 'creator' : isMember ? 'member' : 'former member'
        if (role !== 'former member' || added.length > 0) all.push({ ...group, role, documents: added })
      }
      return all
    }),
    erase: eraseInAccounts((person) => eraseFromGroups(ports, person)),
  },
})
