import { type KindsOf, personalRecordsOf } from '#library/personal/personal-kinds.ts'
import { eraseAuthor, readFeedback } from './store.ts'

/** Feedback that a person gave: it stays, from nobody. */
export const feedbackKinds: KindsOf = ({ table }) => ({
  feedback: {
    read: async ({ tenant, userId }) => {
      const given: object[] = []
      for await (const one of readFeedback(table, tenant, {})) if (one.userId === userId) given.push(one)
      return personalRecordsOf(given)
    },
    erase: ({ tenant, userId }) => eraseAuthor(table, tenant, userId),
  },
})
