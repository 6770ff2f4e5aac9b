import type { Identity } from '#ports/identity.ts'
import { lazyPort } from './lazy-port.ts'
import { readEnvironment } from './settings.ts'

export function openIdentity(): Identity {
  const { LECTERN_ISSUER: issuer, LECTERN_ISSUER_KEYS: keys } = readEnvironment(['LECTERN_ISSUER', 'LECTERN_ISSUER_KEYS'])
  const settings = () => issuer
  const verifier = lazyPort<Pick<Identity, 'verify'>>({ verify: true }, async () => {
    const { openOidcIdentity } = await import('#functions/adapters/aws/oidc-identity.ts')
    return openOidcIdentity({ settings, rehearsalKeys: () => keys })
  })
  return { settings, ...verifier }
}
