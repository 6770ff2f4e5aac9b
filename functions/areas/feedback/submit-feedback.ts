import { feedback } from '#contract/feedback.ts'
import { useCase } from '#functions/http/use-case.ts'
import { addFeedback } from './store.ts'

export const submitFeedback = useCase(
  feedback.submit,
  ['table', 'clock', 'ids'],
  async (said, { actor, tenant, ports: { table, clock, ids } }) => {
    const id = ids.next()
    const { userId, anonymous, account } = actor
    const from = { userId, email: anonymous ? '' : actor.email, accountId: account?.id ?? '' }
    await addFeedback(table, tenant, { ...said, ...from, id, at: clock.now().toISOString() })
    return { id }
  },
)
