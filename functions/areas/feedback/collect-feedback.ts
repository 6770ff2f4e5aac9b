import { personalRecordsOf, type ReadersOf } from '#library/downloads/personal-readers.ts'
import { readFeedback } from './store.ts'

/** Reads feedback that a person gave. */
export const feedbackReaders: ReadersOf = ({ table }) => ({
  feedback: async ({ tenant, userId }) => {
    const given: object[] = []
    for await (const one of readFeedback(table, tenant, {})) if (one.userId === userId) given.push(one)
    return personalRecordsOf(given)
  },
})
