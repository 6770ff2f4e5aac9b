import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createAnswerWorld } from '#test/support/probes/answered/answer-world.ts'
import { roleProof } from '#test/support/probes/answered/role-proof.ts'
import type { World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createAnswerWorld()
}, 120_000)
afterAll(() => world.close())

it('roles in a group let people do what the table of rights says, by every call', async () => {
  expect(await roleProof.findings(world)).toEqual([])
}, 120_000)
