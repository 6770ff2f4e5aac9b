import type { Identity } from '#ports/identity.ts'
import { lazyPort } from './lazy-port.ts'
import { readEnvironment } from './settings.ts'
import { openSigning } from './signing.ts'

export function openIdentity(): Identity {
  const { LECTERN_ISSUER: issuer, LECTERN_ISSUER_KEYS: keys } = readEnvironment(['LECTERN_ISSUER', 'LECTERN_ISSUER_KEYS'])
  const settings = () => issuer
  // Verifying needs the public part of the keys alone; the function of the login alone may sign.
  const signing = openSigning()
  const verifier = lazyPort<Pick<Identity, 'verify' | 'verifyPartner'>>({ verify: true, verifyPartner: true }, async () => {
    const { openOidcIdentity } = await import('#functions/adapters/aws/oidc-identity.ts')
    const { withLibraryTokens } = await import('#functions/adapters/shared/library-tokens.ts')
    return withLibraryTokens(openOidcIdentity({ settings, rehearsalKeys: () => keys }), signing)
  })
  return { settings, ...verifier }
}
