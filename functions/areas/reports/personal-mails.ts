import { type KindsOf, personalRecordsOf } from '#library/personal/personal-kinds.ts'
import { dropSubscriber, listSubscribers } from './mail-store.ts'

/** Mails about usage that a person has chosen. */
export const reportMailKinds: KindsOf = ({ table }) => ({
  'report-mails': {
    read: async ({ tenant, userId }) =>
      personalRecordsOf((await listSubscribers(table, tenant)).filter((one) => one.userId === userId)),
    erase: async ({ tenant, userId }) => {
      for (const one of await listSubscribers(table, tenant)) if (one.userId === userId) await dropSubscriber(table, tenant, one)
    },
  },
})
