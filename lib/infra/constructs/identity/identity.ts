import { tenants } from '#tenants/index.ts'
import type { Settings } from '../../settings.ts'
import type { LibraryFunction } from '../function/library-function.ts'
import type { PortResource } from '../function/port-resource.ts'

/** Settings of the identity provider, which is outside AWS; granted are the public keys of library tokens. */
export function identityResource({ tenant, issuer, rehearsal }: Settings, signing: PortResource): PortResource {
  // Only the page's content security policy needs the origins.
  const { origins, ...identity } = issuer
  const { profilingUrl } = tenants[tenant].issuer
  return {
    connect(client: LibraryFunction) {
      client.setVariable('LECTERN_ISSUER', JSON.stringify({ ...identity, ...(profilingUrl && { profilingUrl }) }))
      signing.connect(client, 'read')
      if (rehearsal) client.setVariable('LECTERN_ISSUER_KEYS', rehearsal.issuerKeys)
    },
  }
}
