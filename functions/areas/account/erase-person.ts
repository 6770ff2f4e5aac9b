import { profile } from '#contract/profile.ts'
import { useCase } from '#functions/http/use-case.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { beginErasure } from '#people/erasure/erasure.ts'
import { mayErase } from './policy.ts'

/**
 * Begins to erase the caller. The job is sent first: whoever is marked, and so signed out, has one. The clock of the issuer may be
 * ahead: the session of the request ends all the same.
 */
export const erasePerson = useCase(
  profile.erase,
  ['table', 'clock', 'jobs'],
  async ({ handOver, delete: deleted }, { actor, session, originatedIp, ports, fail }) => {
    const { tenant, userId } = actor
    const now = ports.clock.now()
    if (!mayErase(session, now)) fail('sign-in-again')
    const at = Math.max(Math.floor(now.getTime() / 1000), session.issuedAt, session.authenticatedAt ?? 0)
    const id = `erase-person ${shortHash(JSON.stringify([tenant, userId, at]), 40)}`
    await ports.jobs.send({ id, name: 'erase-person', tenant, payload: { userId, at, originatedIp, handOver, delete: deleted } })
    await beginErasure(ports, actor, { at, originatedIp })
    return {}
  },
)
