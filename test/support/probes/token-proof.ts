import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { openLocalIdentity } from '#functions/adapters/embedded/identity/local-identity.ts'
import { openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { openLocalKeys } from '#functions/adapters/embedded/identity/state/local-keys.ts'
import { fc } from '../properties.ts'
import { tokenSigner } from '../servers/token-signer.ts'
import { firstFinding, type Proof } from './proof.ts'

const ASKED: readonly Tenant[] = ['astm', 'api', 'ies']
/** All mixtures, so that none waits for luck; their order is random. */
const MIXTURES = ASKED.flatMap((asked) =>
  ASKED.flatMap((issuer) => ASKED.flatMap((audience) => ASKED.map((key) => ({ asked, issuer, audience, key })))),
)

/** A token is a tenant's whose issuer, audience and key it has, all three. */
export const tokenProof: Proof = {
  name: 'random mixtures of issuer, audience and key',
  async findings() {
    const keysFolder = await mkdtemp(join(tmpdir(), 'lectern-identity-'))
    try {
      const issuers = await openLocalIssuers({ port: 8080, keysFolder, people: [], onError: () => {} })
      const { tenants } = await openLocalKeys(keysFolder)
      const issuerOf = (one: Tenant) => issuers.issuersOf(one)[0] as string
      const audienceOf = (one: Tenant) => issuers.settings(one).audience
      const sign = tokenSigner({ keyOf: (one) => tenants[one].signing, issuerOf, audienceOf })
      const identity = openLocalIdentity(issuers)
      const [mixtures = []] = fc.sample(fc.shuffledSubarray(MIXTURES, { minLength: MIXTURES.length }), 1)
      return await firstFinding(mixtures, async ({ asked, issuer, audience, key }) => {
        const token = sign({ tenant: key, issuer: issuerOf(issuer), audience: audienceOf(audience) })
        const isTaken = await identity.verify(asked, token).then(
          () => true,
          () => false,
        )
        const should = [issuer, audience, key].every((one) => one === asked)
        return isTaken === should
          ? undefined
          : `${asked} takes a token of ${issuer} for ${audience} by the key of ${key}: ${isTaken}`
      })
    } finally {
      await rm(keysFolder, { recursive: true })
    }
  },
}
