import type { Tenant } from '#contract/tenant.ts'
import { findActor } from '#people/find-actor.ts'
import { type Customer, findCustomer } from '#people/keys/find-customer.ts'
import { TokenRejected } from '#ports/identity.ts'
import type { Ports } from '#ports/ports.ts'
import { type Call, endpointOf, type HttpEvent, headerOf, type Middleware } from './call.ts'
import { fail, TooManyRequests } from './fail.ts'

const BEARER = /^Bearer +([\w.~+/=-]+)$/i
/** Form of a part of a key; nothing else is looked for. */
const CREDENTIAL = /^\P{Cc}{1,100}$/u

async function claimsOf(identity: Ports['identity'], tenant: Tenant, authorization: string | undefined) {
  const token = authorization?.match(BEARER)?.[1] ?? fail('unauthenticated')
  try {
    return await identity.verify(tenant, token)
  } catch (error) {
    if (error instanceof TokenRejected) fail('unauthenticated')
    throw error
  }
}

/** Finds the customer of the key in the query. Nobody learns why a key is refused. */
async function customerOf(
  ports: Pick<Ports, 'table' | 'clock'>,
  tenant: Tenant,
  { queryStringParameters: query }: HttpEvent,
  { originatedIp: address }: Call,
): Promise<Customer> {
  const { customer_id: accountId, requestor_id: requestorId, api_key: apiKey } = query ?? {}
  if (!accountId) fail('key-needed', 'customer_id')
  if (!requestorId && !apiKey) fail('key-needed', 'requestor_id, api_key')
  const isFormless = [accountId, requestorId, apiKey].some((one) => one !== undefined && !CREDENTIAL.test(one))
  const found = isFormless ? undefined : await findCustomer(ports, { tenant, accountId, requestorId, apiKey, address })
  if (found instanceof Date) throw new TooManyRequests(found)
  if (found === 'other') fail('customer-refused', 'customer_id')
  return found ?? fail('key-refused')
}

/** Resolves the actor from the verified token and the library's own records, or the customer from a key. */
export const resolveActor = (ports: Pick<Ports, 'identity' | 'table' | 'clock'>): Middleware => ({
  before: async ({ event, context: { call } }) => {
    const { access } = endpointOf(call)
    if (access === 'public') return
    const tenant = call.tenant ?? fail('invalid-tenant')
    if (access === 'key') {
      call.customer = await customerOf(ports, tenant, event, call)
      return
    }
    const claims = await claimsOf(ports.identity, tenant, headerOf(event, 'authorization'))
    call.session = claims.session
    call.actor =
      (await findActor(ports.table, tenant, { claims, address: call.originatedIp, now: ports.clock.now() })) ??
      fail('unauthenticated')
  },
})
