import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { accessProof, tenantProof, useCaseProof } from '#test/support/probes/access-proofs.ts'
import { fileProof } from '#test/support/probes/file-proof.ts'
import { personalProof } from '#test/support/probes/personal-proof.ts'
import { policyProof } from '#test/support/probes/policy-proof.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

describe('each layer by itself', () => {
  it('the access of the contract refuses whom it must, for every endpoint and everybody', async () => {
    expect(await accessProof.findings(world)).toEqual([])
  })

  itHere('the page of a tenant closes what it does not offer', async () => {
    expect(await tenantProof.findings(world)).toEqual([])
  })

  it('use cases with a rule of their own ask it, whoever was let in before', async () => {
    expect(await useCaseProof.findings(world)).toEqual([])
  })

  it('policies decide as they are written a second time', async () => {
    expect(await policyProof.findings(world)).toEqual([])
  })

  it('objects of texts are opened by their keys and the entitlement both', async () => {
    expect(await fileProof.findings(world)).toEqual([])
  })

  it('keys keep people, accounts and tenants apart', async () => {
    expect(await personalProof.findings(world)).toEqual([])
  })
})
