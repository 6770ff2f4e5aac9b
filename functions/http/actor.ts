import type { Tenant } from '#contract/tenant.ts'
import { findActor } from '#people/find-actor.ts'
import { TokenRejected } from '#ports/identity.ts'
import type { Ports } from '#ports/ports.ts'
import { endpointOf, headerOf, type Middleware } from './call.ts'
import { fail } from './fail.ts'

const BEARER = /^Bearer +([\w.~+/=-]+)$/i

async function claimsOf(identity: Ports['identity'], tenant: Tenant, authorization: string | undefined) {
  const token = authorization?.match(BEARER)?.[1] ?? fail('unauthenticated')
  try {
    return await identity.verify(tenant, token)
  } catch (error) {
    if (error instanceof TokenRejected) fail('unauthenticated')
    throw error
  }
}

/** Resolves the actor from the verified token and the library's own records. */
export const resolveActor = ({ identity, table, clock }: Pick<Ports, 'identity' | 'table' | 'clock'>): Middleware => ({
  before: async ({ event, context: { call } }) => {
    if (endpointOf(call).access === 'public') return
    const tenant = call.tenant ?? fail('invalid-tenant')
    const claims = await claimsOf(identity, tenant, headerOf(event, 'authorization'))
    call.session = claims.session
    call.actor =
      (await findActor(table, tenant, { claims, address: call.originatedIp, now: clock.now() })) ?? fail('unauthenticated')
  },
})
