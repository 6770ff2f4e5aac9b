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
  ['table', 'clock', 'identity', 'signing'],
  async ({ token, code }, { tenant, origin, originatedIp: address, cookie, ports, setHeader, allow, fail }) => {
    const { table, clock, identity, signing } = ports
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
    const byAddress = async () =>
      (await continueSession(table, reader)) ?? (await beginSessionAt(ports, reader)) ?? fail('address-unknown')

    const session = (await byPartner()) ?? (await byAddress())
    const now = clock.now()
    const { audience } = identity.settings(tenant)
    const signed = await signSession({ table, signing }, tenant, session, { audience, now })
    setHeader('Set-Cookie', formatSessionCookie(session, { origin, now }))
    return { ...signed, authType: session.way }
  },
)
