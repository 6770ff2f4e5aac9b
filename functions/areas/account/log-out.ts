import { account } from '#contract/account.ts'
import { useCase } from '#functions/http/use-case.ts'
import { endSession } from '#people/sessions.ts'

/** Ends the session here at once: its tokens count no more. Sessions of other browsers go on. The issuer ends its own. */
export const logOut = useCase(account.logout, ['table', 'clock'], async (_, { actor, session, ports: { table, clock } }) => {
  await endSession(table, { tenant: actor.tenant, userId: actor.userId, session }, clock.now())
  return {}
})
