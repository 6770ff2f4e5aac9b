import { MAIL_KINDS } from '#contract/mails/mail-choices.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import { requestKinds } from '#functions/areas/access/personal-requests.ts'
import { awaitedKinds } from '#functions/areas/comparison/awaited/personal-awaited.ts'
import { viewedKinds } from '#functions/areas/comparison/viewed/personal-viewed.ts'
import { favoriteKinds } from '#functions/areas/favorites/personal-favorites.ts'
import { feedbackKinds } from '#functions/areas/feedback/personal-feedback.ts'
import { groupKinds } from '#functions/areas/groups/group/personal-groups.ts'
import { shareKinds } from '#functions/areas/groups/sharing/personal-shares.ts'
import { noteKinds } from '#functions/areas/notes/personal-notes.ts'
import { pointKinds } from '#functions/areas/points/personal/personal-points.ts'
import { reportMailKinds } from '#functions/areas/reports/personal-mails.ts'
import { wishKinds } from '#functions/areas/tracking/personal-wishes.ts'
import { listAuditsBy } from '#functions/audits/store.ts'
import { eraseSettingsEditor, listSettingsBy } from '#functions/http/tenant-pages/store.ts'
import { addressHash, refusesMails } from '#functions/mails/mail-choices.ts'
import { downloadKinds } from '#library/downloads/personal-downloads.ts'
import { exportKinds } from '#library/exports/noted-exports.ts'
import { inAccounts, type KindsOf, type PersonalKinds, personalRecordsOf, REMAINS } from '#library/personal/personal-kinds.ts'
import { eraseAllowances, listAllowances } from '#people/allowances.ts'
import { eraseEditor, listEditedBy } from '#people/erasure/erase-editor.ts'
import { eraseListing } from '#people/erasure/erase-listing.ts'
import { endErasure, endOfMark } from '#people/erasure/erasure.ts'
import { readPeopleOf } from '#people/find-people.ts'
import { eraseFromRoster } from '#people/managing/roster.ts'
import { findPerson, listPersonalItems } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'

/** Kinds of what no area keeps: a person with their sessions, and what is noted of them. */
const peopleKinds: KindsOf = (ports) => ({
  directory: {
    read: inAccounts(ports, async (person) => {
      const entry = (await readPeopleOf(ports.table, person))(person.userId)
      return entry ? [entry] : []
    }),
    erase: async (person) => {
      for (const accountId of person.accountIds) await eraseListing(ports, { ...person, accountId }, person.userId)
      await eraseFromRoster(ports, person.tenant, person.userId, endOfMark(ports.clock.now()))
    },
  },
  mails: {
    read: async ({ tenant, userId }) => {
      const { seen, email } = (await findPerson(ports.table, tenant, userId)) ?? {}
      const refused: object[] = []
      for (const to of new Set([seen?.email, email].filter((one) => one !== undefined && one !== '')))
        for (const kind of MAIL_KINDS)
          if (await refusesMails(ports.table, tenant, { address: addressHash(String(to)), kind })) refused.push({ to, kind })
      return personalRecordsOf(refused)
    },
    // An address that refuses mails gets none, whoever it belonged to here.
    erase: REMAINS,
  },
  // Changes of accounts, people and settings of the library stay, from nobody.
  administration: {
    read: async ({ tenant, userId }) =>
      personalRecordsOf([
        ...(await listEditedBy(ports.table, tenant, userId)).map(({ pk }) => ({ changed: pk.slice(pk.indexOf('#') + 1) })),
        ...(await listSettingsBy(ports.table, tenant, userId)).map((version) => ({ settings: version })),
      ]),
    erase: async ({ tenant, userId }) => {
      await eraseEditor(ports.table, tenant, userId)
      await eraseSettingsEditor(ports.table, tenant, userId)
    },
  },
  limits: {
    read: async (person) => personalRecordsOf(await listAllowances(ports.table, person)),
    erase: (person) => eraseAllowances(ports.table, person),
  },
  audits: {
    read: async ({ tenant, userId }) => personalRecordsOf(await listAuditsBy(ports.table, tenant, userId)),
    erase: REMAINS,
  },
})

/** The person, who is erased last: by what stands here a killed process begins again. */
const accountKind: KindsOf = (ports) => ({
  account: {
    read: async ({ tenant, userId }) =>
      (await listPersonalItems(ports.table, tenant, userId)).map(({ pk: _, sk, ...facts }) => ({ item: sk, ...facts })),
    erase: (person) => endErasure(ports, person),
  },
})

const trackerKind: KindsOf = ({ table, clock }) => {
  const tracker = openTableTracker(table, clock)
  return {
    tracking: {
      read: async (person) => personalRecordsOf(await tracker.list(person)),
      erase: async (person) =>
        tracker.remove(
          person,
          (await tracker.list(person)).map(({ id }) => id),
        ),
    },
  }
}

/** All that is kept of people. A test follows every kind of item that names people to the file that has it, and sees it erased. */
export function personalKindsOf(ports: Pick<Ports, 'table' | 'clock' | 'ids' | 'objects'>): PersonalKinds {
  const all: readonly KindsOf[] = [
    ...[favoriteKinds, trackerKind, wishKinds, noteKinds, viewedKinds, awaitedKinds, pointKinds],
    ...[
      groupKinds,
      shareKinds,
      requestKinds,
      feedbackKinds,
      downloadKinds,
      exportKinds,
      reportMailKinds,
      peopleKinds,
      accountKind,
    ],
  ]
  return Object.assign({}, ...all.map((kinds) => kinds(ports)))
}
