import { appendFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from '@jest/globals'
import { accessProof, tenantProof, useCaseProof } from '#test/support/probes/access-proofs.ts'
import { answerProof } from '#test/support/probes/answered/answer-proof.ts'
import { createAnswerWorld } from '#test/support/probes/answered/answer-world.ts'
import { cellProof } from '#test/support/probes/answered/cell-proof.ts'
import { directoryProof } from '#test/support/probes/answered/directory-proof.ts'
import { refusalProof } from '#test/support/probes/answered/refusal-proof.ts'
import { roleProof } from '#test/support/probes/answered/role-proof.ts'
import { storeProof } from '#test/support/probes/answered/store-work.ts'
import { fileProof } from '#test/support/probes/file-proof.ts'
import { personalProof } from '#test/support/probes/personal-proof.ts'
import { createPointWorld, pointProof } from '#test/support/probes/point-proof.ts'
import { policyProof } from '#test/support/probes/policy-proof.ts'
import type { Proof } from '#test/support/probes/proof.ts'
import { removeStray, watchTenants } from '#test/support/probes/tenant-watch.ts'
import { createTextWorld, textProof } from '#test/support/probes/text-proof.ts'
import { tokenProof } from '#test/support/probes/token-proof.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { reachedBy, SWITCHES, type Switch, whileUndone } from './undone.ts'

/** A world with the proofs that hold in it. */
interface Ground {
  readonly open: () => Promise<World>
  readonly proofs: readonly Proof[]
}

const GROUNDS = {
  people: { open: createWorld, proofs: [policyProof, accessProof, tokenProof, tenantProof, useCaseProof, personalProof] },
  texts: { open: createTextWorld, proofs: [policyProof, fileProof, textProof] },
  answers: { open: createAnswerWorld, proofs: [answerProof, storeProof, refusalProof, directoryProof, roleProof, cellProof] },
  points: { open: createPointWorld, proofs: [policyProof, pointProof] },
} as const satisfies Record<string, Ground>
type GroundName = keyof typeof GROUNDS

const worlds = new Map<GroundName, World>()
/** Grounds on which a proof was interrupted by what it found. */
const touched = new Set<GroundName>()

async function worldOf(name: GroundName): Promise<World> {
  const known = worlds.get(name)
  if (known) return known
  const world = await GROUNDS[name].open()
  watchTenants(world)
  worlds.set(name, world)
  return world
}

async function leave(name: GroundName): Promise<void> {
  const world = worlds.get(name)
  worlds.delete(name)
  touched.delete(name)
  await world?.close().catch(() => undefined)
}

async function findingOf(proof: Proof, ground: GroundName): Promise<string | undefined> {
  const world = await worldOf(ground)
  const [found] = await proof.findings(world).catch((error: Error) => [`${error.name}: ${error.message}`])
  const stray = removeStray(world)
  return stray ?? found
}

/** A proof on its ground, with the layers that it reaches while nothing is undone, and the time that it takes. */
interface Reach {
  readonly ground: GroundName
  readonly proof: Proof
  readonly layers: ReadonlySet<string>
  readonly took: number
}

/** Runs each proof once while nothing is undone: it must find nothing. */
async function reachOfAll(): Promise<Reach[]> {
  const all: Reach[] = []
  for (const ground of Object.keys(GROUNDS) as GroundName[])
    for (const proof of GROUNDS[ground].proofs) {
      const began = performance.now()
      let finding: string | undefined
      const layers = await reachedBy(async () => {
        finding = await findingOf(proof, ground)
      })
      expect([proof.name, finding]).toEqual([proof.name, undefined])
      all.push({ ground, proof, layers, took: performance.now() - began })
    }
  return all.sort((one, other) => one.took - other.took)
}

/** Accesses and rules of tokens are not woven in: they have a proof of their own. */
const OWN_PROOFS: Readonly<Partial<Record<Switch['kind'], Proof>>> = { access: accessProof, token: tokenProof }

const mayReach = ({ kind, name }: Switch, { proof, layers }: Reach): boolean =>
  OWN_PROOFS[kind] ? OWN_PROOFS[kind] === proof : layers.has(name)

/** The proof that sees that a layer is undone, and what it finds. */
async function seenBy(undone: Switch, all: readonly Reach[]): Promise<readonly [proof: string, finding: string] | undefined> {
  for (const { proof, ground } of all.filter((one) => mayReach(undone, one))) {
    if (proof.counts && touched.has(ground)) await leave(ground)
    const finding = await whileUndone(undone, () => findingOf(proof, ground))
    if (!finding) continue
    touched.add(ground)
    return [proof.name, finding]
  }
  return undefined
}

const TABLE = process.env.LAYERS_TABLE
const TIME_LIMIT_MS = 600_000

/** Undoes every other layer in turn, for each worker has worlds of its own; each must be seen by a random proof. */
export function seeUndone({ half }: { readonly half: 0 | 1 }): void {
  const wanted = process.env.LAYERS_ONLY
  const switches = SWITCHES.filter(({ kind, name }) => !wanted || `${kind} ${name}`.includes(wanted))
  afterAll(async () => {
    for (const name of [...worlds.keys()]) await leave(name)
  })

  const chosen = switches.filter((_, at) => at % 2 === half).map((one) => [`${one.kind} ${one.name}`, one] as const)
  if (chosen.length === 0) return void it.skip('nothing of these is chosen', () => undefined)

  let reach: readonly Reach[] = []
  it(
    'nothing is seen where nothing is undone',
    async () => {
      reach = await reachOfAll()
    },
    TIME_LIMIT_MS,
  )

  describe('undoing a layer', () => {
    it.each(chosen)(
      '%s is seen',
      async (name, undone) => {
        const seen = await seenBy(undone, reach)
        const reaching = reach.filter((one) => mayReach(undone, one)).length
        const row = { name, proof: seen?.[0], finding: seen?.[1].slice(0, 200), reaching }
        if (TABLE) appendFileSync(TABLE, `${JSON.stringify(row)}\n`)
        expect(seen).toBeDefined()
      },
      TIME_LIMIT_MS,
    )
  })
}
