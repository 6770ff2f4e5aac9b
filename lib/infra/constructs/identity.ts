import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortResource } from './function/port-resource.ts'

/** Settings of the identity provider. It is outside AWS, so nothing is granted. */
export function identityResource({ issuer, rehearsal }: Settings): PortResource {
  // Only the page's content security policy needs the origins.
  const { origins, ...identity } = issuer
  return {
    connect(client: LibraryFunction) {
      client.setVariable('LECTERN_ISSUER', JSON.stringify(identity))
      if (rehearsal) client.setVariable('LECTERN_ISSUER_KEYS', rehearsal.issuerKeys)
    },
  }
}
