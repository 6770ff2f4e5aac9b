import type { Act, Acts, ActType } from '#ports/audits/acts.ts'
import type { Ports } from '#ports/ports.ts'
import { type Call, type HttpEvent, headerOf, type Middleware } from './call.ts'

/** Codes of a failed sign-in: by a key, by a partner, by an address. */
const SIGN_IN_CODES = [
  'key-refused',
  'customer-refused',
  'partner-refused',
  'partner-unknown',
  'person-closed',
  'address-unknown',
]
/** Paths of the calls with which a library is administered. */
const ADMIN_PATHS = ['/management/', '/api/admin/']

/** A token that is refused is a failed sign-in; a call without one is none. */
const isSignInFailure = ({ code = '' }: Call, event: HttpEvent): boolean =>
  SIGN_IN_CODES.includes(code) || (code === 'unauthenticated' && headerOf(event, 'authorization') !== undefined)

function typeOf(call: Call, event: HttpEvent, status: number | undefined): ActType | undefined {
  const endpoint = call.useCase?.endpoint
  if (!endpoint) return undefined
  if (isSignInFailure(call, event)) return 'AUTHENTICATION_FAILURE'
  if (status === 403) return 'AUTHORIZATION_FAILURE'
  const isAdmin = ADMIN_PATHS.some((path) => endpoint.path.startsWith(path))
  return isAdmin && endpoint.access !== 'public' && call.actor ? 'ADMIN_CALL' : undefined
}

const principalOf = ({ actor, customer }: Call): string => actor?.userId ?? (customer ? `key ${customer.keyId}` : 'anonymous')

/**
 * Emits sign-ins that fail, refusals and calls of administrators, reads too. The call is named, and never what it gave: a refusal says
 * nothing of what somebody reads. Nothing waits for it, and a fault in it is no fault of the call.
 */
export function recordAct({ acts, clock }: { readonly acts?: Acts; readonly clock: Ports['clock'] }): Middleware {
  const emit: Middleware['after'] = ({ event, context: { call }, response }) => {
    const { tenant, originatedIp: remoteAddress } = call
    const type = typeOf(call, event, response?.statusCode)
    if (!acts || !tenant || !type) return
    const { method, path } = call.useCase?.endpoint ?? {}
    const message = [method, path, call.code].filter(Boolean).join(' ')
    const act: Act = { tenant, at: clock.now().toISOString(), principal: principalOf(call), type, message, remoteAddress }
    try {
      acts.emit(act)
    } catch (error) {
      call.notes.act = String(error)
    }
  }
  return { after: emit, onError: emit }
}
