import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './library-function.ts'
import type { PortResource } from './port-resource.ts'

/** Who signs people in: nothing of ours, so that there is nothing to grant. */
export function identitySettings({ issuer, rehearsal }: Settings): PortResource {
  // Where else the page may go is CloudFront's to say.
  const { origins, ...identity } = issuer
  return {
    serve(asking: LibraryFunction) {
      asking.set('LECTERN_ISSUER', JSON.stringify(identity))
      if (rehearsal) asking.set('LECTERN_ISSUER_KEYS', rehearsal.issuerKeys)
    },
  }
}
