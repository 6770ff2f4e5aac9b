import type { Access, AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import type { Actor } from '#people/actor.ts'
import type { Customer } from '#people/keys/find-customer.ts'
import { tenants } from '#tenants/index.ts'
import { endpointOf, type Middleware } from './call.ts'
import { fail } from './fail.ts'

function allow(access: Exclude<Access, 'public' | 'key'>, actor: Actor): void {
  if (access === 'session') return
  if (!actor.account) fail('no-account')
  if (access === 'account') return
  if (access === 'individual') {
    if (actor.userType !== 'individual') fail('forbidden')
    return
  }
  if (!access.some((authority) => actor.authorities.includes(authority))) fail('forbidden')
}

/** Calls that somebody needs in order to accept the agreement, or to leave. */
const isBeforeAgreement = ({ id, access }: Pick<AnyEndpoint, 'id' | 'access'>): boolean =>
  id === 'agreement.accept' || (access === 'session' && /^(account|agreement|tenant)\./.test(id))

/** Checks the rules that an endpoint declares; finer rules are the area's policy. */
function checkEndpointAccess(endpoint: AnyEndpoint, actor: Actor | undefined, customer: Customer | undefined): void {
  if (endpoint.access === 'public') return
  if (endpoint.access === 'key') {
    if (!customer) fail('key-refused')
    return
  }
  if (!actor) fail('unauthenticated')
  if (actor.agreement?.isAccepted === false && !isBeforeAgreement(endpoint)) fail('agreement-needed')
  allow(endpoint.access, actor)
  if (endpoint.drm === false && actor.drmView) fail('drm-restricted')
  const { features } = tenants[actor.tenant].shown
  if (endpoint.feature && !features.some(({ code, enabled }) => code === endpoint.feature && enabled)) fail('feature-off')
}

export const checkAccess = (): Middleware => ({
  before: ({ context: { call } }) => checkEndpointAccess(endpointOf(call), call.actor, call.customer),
})
