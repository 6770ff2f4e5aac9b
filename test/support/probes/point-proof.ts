import { pointSettings } from '#contract/points/point-settings.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { PRINTED_SIGNS } from '../printed-signs.ts'
import { fc, proofCases } from '../properties.ts'
import { createWorld, type World } from '../world.ts'
import { receivedBy } from './probed-api.ts'
import { leaksOf, type MadePoints, makeSecretPoints, pointProbe, probedPeople, reachingProbes } from './probed-points.ts'
import { firstFinding, type Proof } from './proof.ts'

const made = new WeakMap<World, readonly MadePoints[]>()

/** Opens a world with points of three accounts in two tenants, which each sees alone. */
export async function createPointWorld(): Promise<World> {
  const world = await createWorld()
  for (const tenant of ['astm', 'awwa'] as const) {
    await savePeople(world.ports.table, tenant, probedPeople(castFile(tenant)), { overwrite: true })
    await saveText(world.ports, `${tenant}/documents/shelf.pdf`, packText(PRINTED_SIGNS))
  }
  made.set(world, await makeSecretPoints(world))
  for (const tenant of ['astm', 'awwa'] as const) {
    const call = world.direct('admin', tenant)
    const { attributes } = await call(pointSettings.settings, {})
    await call(pointSettings.saveSettings, { settings: { attributes, 'pdf-view-setting': { view: 'Own', manage: 'Own' } } })
  }
  return world
}

/** Points say nothing by any call to those who do not see them: no word, no id, no number. */
export const pointProof: Proof = {
  name: 'random calls about points with words of their own',
  findings(world) {
    const points = made.get(world) ?? []
    const probes = [...reachingProbes, ...fc.sample(pointProbe(points), proofCases(250, 20_000))]
    return firstFinding(probes, async (probe) => {
      const leaks = leaksOf(probe, points, await receivedBy(world, probe))
      const { endpoint, input, person, tenant } = probe
      return leaks.length > 0 ? `${endpoint.id} for ${person} of ${tenant}, ${JSON.stringify(input)}: ${leaks}` : undefined
    })
  },
}
