import { sessions } from '#contract/sessions.ts'
import { useCase } from '#functions/http/use-case.ts'
import { listSessions, sessionIdOf } from '#people/session-list.ts'
import { presentSession } from './present.ts'

export const listSessionsOfPerson = useCase(sessions.sessions, ['table'], async (_, { actor, session, ports: { table } }) => {
  const current = sessionIdOf({ tenant: actor.tenant, userId: actor.userId, session })
  return { sessions: (await listSessions(table, actor)).map((one) => presentSession(one, current)) }
})
