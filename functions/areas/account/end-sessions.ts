import { batchesOf } from '#async/batches.ts'
import { sessions } from '#contract/sessions.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { listSessions, sessionIdOf, writeOfRevocation } from '#people/session-list.ts'

/** writes of a transaction, below the limit of the table */
const BATCH_SIZE = 50

type Ending = Pick<Context<typeof sessions.endSession, 'table' | 'clock'>, 'actor' | 'originatedIp' | 'ports'>

async function endAll(ids: readonly string[], { actor, originatedIp, ports }: Ending): Promise<void> {
  const now = ports.clock.now()
  for (const some of batchesOf(ids, BATCH_SIZE)) {
    const data = { message: String(some.length), remoteAddress: originatedIp }
    const writes = some.map((id) => writeOfRevocation(actor, id, now))
    await appendAudit(ports, actor.tenant, { principal: actor.userId, type: 'SESSION_ENDED', data }, writes)
  }
}

export const endListedSession = useCase(sessions.endSession, ['table', 'clock'], async ({ id }, context) => {
  const { actor, ports, fail } = context
  if (!(await listSessions(ports.table, actor)).some((one) => one.id === id)) fail('session-not-found', 'id')
  await endAll([id], context)
  return {}
})

export const endOtherSessions = useCase(sessions.endOtherSessions, ['table', 'clock'], async (_, context) => {
  const { actor, session, ports } = context
  const current = sessionIdOf({ tenant: actor.tenant, userId: actor.userId, session })
  const others = (await listSessions(ports.table, actor)).map(({ id }) => id).filter((id) => id !== current)
  await endAll(others, context)
  return { ended: others.length }
})
