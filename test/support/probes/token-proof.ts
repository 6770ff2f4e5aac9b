import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { openLocalIdentity } from '#functions/adapters/embedded/identity/local-identity.ts'
import { openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { openLocalKeys } from '#functions/adapters/embedded/identity/local-keys.ts'
import { cases, fc } from '../properties.ts'
import { tokenSigner } from '../servers/token-signer.ts'
import { firstFinding, type Proof } from './proof.ts'

const tenant = fc.constantFrom<Tenant>('astm', 'api', 'ies')
const mixture = fc.record({ asked: tenant, issuer: tenant, audience: tenant, key: tenant })

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
      return await firstFinding(fc.sample(mixture, cases(80)), async ({ asked, issuer, audience, key }) => {
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
