import type { Claims } from '#ports/identity.ts'

const MAX_CACHED_TOKENS = 1000

type Verify = (token: string) => Promise<Claims>

/**
 * Caches verified tokens until they expire, so that a signature is computed once. An expired token goes to the verifier, which
 * rejects it.
 */
export function rememberVerified(verify: Verify, now: () => number = Date.now): Verify {
  const verified = new Map<string, Claims>()
  return async (token) => {
    const known = verified.get(token)
    if (known && known.expiresAt * 1000 > now()) return known
    verified.delete(token)
    const claims = await verify(token)
    if (verified.size >= MAX_CACHED_TOKENS) verified.clear()
    verified.set(token, claims)
    return claims
  }
}
