import { MAIL_KINDS } from '#contract/mails/mail-choices.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import { requestReaders } from '#functions/areas/access/collect-requests.ts'
import { awaitedReaders } from '#functions/areas/comparison/awaited/collect-awaited.ts'
import { viewedReaders } from '#functions/areas/comparison/viewed/collect-viewed.ts'
import { favoriteReaders } from '#functions/areas/favorites/collect-favorites.ts'
import { feedbackReaders } from '#functions/areas/feedback/collect-feedback.ts'
import { groupReaders } from '#functions/areas/groups/group/collect-groups.ts'
import { shareReaders } from '#functions/areas/groups/sharing/collect-shares.ts'
import { noteReaders } from '#functions/areas/notes/collect-notes.ts'
import { pointReaders } from '#functions/areas/points/store/collect-points.ts'
import { wishReaders } from '#functions/areas/tracking/collect-wishes.ts'
import { listAuditsBy } from '#functions/audits/store.ts'
import { addressHash, refusesMails } from '#functions/mails/mail-choices.ts'
import { listDownloads } from '#library/downloads/download-store.ts'
import { inAccounts, type PersonalReaders, personalRecordsOf, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { listAllowances } from '#people/allowances.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { findPerson, listPersonalItems } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'

/** Readers of what no area keeps: a person with their sessions, and what is noted of them. */
const peopleReaders: ReadersOf = (ports) => ({
  account: async ({ tenant, userId }) =>
    (await listPersonalItems(ports.table, tenant, userId)).map(({ pk: _, sk, ...facts }) => ({ item: sk, ...facts })),
  directory: inAccounts(ports, async (person) => {
    const entry = (await readPeopleOf(ports.table, person))(person.userId)
    return entry ? [entry] : []
  }),
  mails: async ({ tenant, userId }) => {
    const { seen, email } = (await findPerson(ports.table, tenant, userId)) ?? {}
    const refused: object[] = []
    for (const to of new Set([seen?.email, email].filter((one) => one !== undefined && one !== '')))
      for (const kind of MAIL_KINDS)
        if (await refusesMails(ports.table, tenant, { address: addressHash(String(to)), kind })) refused.push({ to, kind })
    return personalRecordsOf(refused)
  },
  limits: async (person) => personalRecordsOf(await listAllowances(ports.table, person)),
  downloads: async (person) => personalRecordsOf(await listDownloads(ports.table, person)),
  audits: async ({ tenant, userId }) => personalRecordsOf(await listAuditsBy(ports.table, tenant, userId)),
})

/** Readers of all that is kept of a person. A test follows every kind of item that names people to the file that has it. */
export function personalReadersOf(ports: Pick<Ports, 'table' | 'clock'>): PersonalReaders {
  const tracker = openTableTracker(ports.table, ports.clock)
  return {
    ...peopleReaders(ports),
    ...favoriteReaders(ports),
    tracking: async (person) => personalRecordsOf(await tracker.list(person)),
    ...wishReaders(ports),
    ...noteReaders(ports),
    ...viewedReaders(ports),
    ...awaitedReaders(ports),
    ...pointReaders(ports),
    ...groupReaders(ports),
    ...shareReaders(ports),
    ...requestReaders(ports),
    ...feedbackReaders(ports),
  }
}
