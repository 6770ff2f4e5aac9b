import type { Claims } from '#ports/identity.ts'

const MOST_KEPT = 1000

type Verify = (token: string) => Promise<Claims>

/**
 * A signature that held holds for as long as its token does: the same bytes are not computed again at every call. What has expired
 * is asked again, and refused by the verifier itself.
 */
export function rememberVerified(verify: Verify, now: () => number = Date.now): Verify {
  const verified = new Map<string, Claims>()
  return async (token) => {
    const known = verified.get(token)
    if (known && known.expiresAt * 1000 > now()) return known
    verified.delete(token)
    const claims = await verify(token)
    if (verified.size >= MOST_KEPT) verified.clear()
    verified.set(token, claims)
    return claims
  }
}
