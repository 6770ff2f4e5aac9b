import { batchesOf } from '#async/batches.ts'
import { sessions } from '#contract/sessions.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { listSessions, type NotedSession, sessionIdOf, writesOfRevocation } from '#people/session-list.ts'

/** sessions; their writes, two each at most, fit one transaction */
const BATCH_SIZE = 40

type Ending = Pick<Context<typeof sessions.endSession, 'table' | 'clock'>, 'actor' | 'originatedIp' | 'ports'>

async function endAll(ending: readonly NotedSession[], { actor, originatedIp, ports }: Ending): Promise<void> {
  const now = ports.clock.now()
  for (const some of batchesOf(ending, BATCH_SIZE)) {
    const data = { message: String(some.length), remoteAddress: originatedIp }
    const writes = some.flatMap((one) => writesOfRevocation(actor, one, now))
    await appendAudit(ports, actor.tenant, { principal: actor.userId, type: 'SESSION_ENDED', data }, writes)
  }
}

export const endListedSession = useCase(sessions.endSession, ['table', 'clock'], async ({ id }, context) => {
  const { actor, ports, fail } = context
  const ending = (await listSessions(ports.table, actor)).find((one) => one.id === id) ?? fail('session-not-found', 'id')
  await endAll([ending], context)
  return {}
})

export const endOtherSessions = useCase(sessions.endOtherSessions, ['table', 'clock'], async (_, context) => {
  const { actor, session, ports } = context
  const current = sessionIdOf({ tenant: actor.tenant, userId: actor.userId, session })
  const others = (await listSessions(ports.table, actor)).filter(({ id }) => id !== current)
  await endAll(others, context)
  return { ended: others.length }
})
