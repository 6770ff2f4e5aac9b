import type { PartnerProof } from './library-session.ts'
import type { Returning } from './safe-return.ts'

/**
 * Reads the fragment of the address to which a partner sends its people: `#token=…&to=%2Fdocument%2F%3Fcontentcode%3D…`, or
 * `#code=…` in place of the token. A fragment goes to no server and into no log.
 */
export function readPartnerAddress(hash: string): { readonly proof: PartnerProof; readonly returning: Partial<Returning> } {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const to = given.get('to')
  const code = given.get('code')
  const proof = code === null ? { token: given.get('token') || '-' } : { code: code || '-' }
  return { proof, returning: to === null ? {} : { to } }
}
