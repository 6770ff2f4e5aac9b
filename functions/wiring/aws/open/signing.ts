import type { Signing } from '#ports/signing.ts'
import { openAccount } from './account.ts'
import { lazyPort } from './lazy-port.ts'
import { readEnvironment } from './settings.ts'

export function openSigning(): Signing {
  const { LECTERN_SIGNING_KEYS: keys } = readEnvironment(['LECTERN_SIGNING_KEYS'])
  const account = openAccount()
  return lazyPort<Signing>({ sign: true, keys: true }, async () => {
    const { openKmsSigning } = await import('#functions/adapters/aws/kms-signing.ts')
    return openKmsSigning({ ...account, keys })
  })
}
