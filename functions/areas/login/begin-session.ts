import { login, SESSION_COOKIE } from '#contract/login.ts'
import { useCase } from '#functions/http/use-case.ts'
import { countAllowed } from '#people/allowances.ts'
import { formatSessionCookie, parseSessionCookie } from './session-cookie.ts'
import { beginSessionAt, continueSession } from './sessions-by-address.ts'
import { beginSessionByCode, beginSessionByToken } from './sessions-by-partner.ts'
import { signSession } from './sign-session.ts'

/**
 * Lets somebody in by the token or the code of a partner, or by the address of the connection; what a request says of addresses counts for
 * nothing.
 */
export const beginSession = useCase(
  login.session,
  ['table', 'clock', 'identity', 'signing', 'acts'],
  async ({ token, code }, { tenant, origin, originatedIp: address, cookie, ports, setHeader, allow, fail }) => {
    const { table, clock, identity, signing, acts } = ports
    const named = parseSessionCookie(cookie(SESSION_COOKIE))
    const reader = { tenant, address, named }

    async function byPartner() {
      if (token === undefined && code === undefined) return undefined
      const begun = await (token === undefined
        ? beginSessionByCode(ports, tenant, code ?? '')
        : beginSessionByToken(ports, tenant, token))
      if (begun) return begun
      allow(await countAllowed(ports, { tenant, userId: `from ${address}` }, 'refused-key'))
      return fail('partner-refused')
    }
    const partner = await byPartner()
    const continued = partner ? undefined : await continueSession(table, reader)
    const session = partner ?? continued ?? (await beginSessionAt(ports, reader)) ?? fail('address-unknown')
    const now = clock.now()
    const { audience } = identity.settings(tenant)
    const signed = await signSession({ table, signing }, tenant, session, { audience, now })
    if (!continued) {
      const act = { tenant, at: now.toISOString(), principal: session.subject, message: session.way, remoteAddress: address }
      acts.emit({ ...act, type: 'AUTHENTICATION_SUCCESS' })
    }
    setHeader('Set-Cookie', formatSessionCookie(session, { origin, now }))
    return { ...signed, authType: session.way }
  },
)
