import { openOidcIdentity } from '#functions/adapters/aws/oidc-identity.ts'
import { readEnvironment } from './settings.ts'

export function openIdentity() {
  const { LECTERN_ISSUER: issuer, LECTERN_ISSUER_KEYS: keys } = readEnvironment(['LECTERN_ISSUER', 'LECTERN_ISSUER_KEYS'])
  return openOidcIdentity({ settings: () => issuer, rehearsalKeys: () => keys })
}
