import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { openOidcIdentity } from '#functions/adapters/aws/oidc-identity.ts'
import { openLocalIdentity } from '#functions/adapters/embedded/identity/local-identity.ts'
import { openLocalIssuers } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { openLocalKeys } from '#functions/adapters/embedded/identity/state/local-keys.ts'
import { openHttpsIssuers } from '../support/servers/https-issuer.ts'
import { tokenSigner } from '../support/servers/token-signer.ts'
import { identityConformance } from './identity.conformance.ts'

async function localWorld() {
  const keysFolder = await mkdtemp(join(tmpdir(), 'lectern-identity-'))
  const issuers = await openLocalIssuers({ port: 8080, keysFolder, people: [], onError: () => {} })
  const { tenants } = await openLocalKeys(keysFolder)
  const issuerOf = (tenant: Tenant) => issuers.issuersOf(tenant)[0] as string
  const audienceOf = (tenant: Tenant) => issuers.settings(tenant).audience
  const sign = tokenSigner({ keyOf: (tenant) => tenants[tenant].signing, issuerOf, audienceOf })
  return { issuers, issuerOf, sign, close: () => rm(keysFolder, { recursive: true }) }
}

identityConformance('the local issuers', async () => {
  const { issuers, issuerOf, sign, close } = await localWorld()
  return { identity: openLocalIdentity(issuers), issuerOf, sign, close }
})

identityConformance('issuers of a rehearsal, whose keys are handed in', async () => {
  const { issuers, issuerOf, sign, close } = await localWorld()
  const settings = (tenant: Tenant) => ({ ...issuers.settings(tenant), issuer: issuerOf(tenant) })
  return { identity: openOidcIdentity({ settings, rehearsalKeys: (tenant) => issuers.jwks[tenant] }), issuerOf, sign, close }
})

identityConformance('issuers that are asked by https', async () => {
  const issuers = await openHttpsIssuers()
  const issuerOf = (tenant: Tenant) => issuers.settings(tenant).issuer
  return { identity: openOidcIdentity({ settings: issuers.settings }), issuerOf, sign: issuers.sign, close: issuers.close }
})
