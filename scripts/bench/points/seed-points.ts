import { randomUUID } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { savePoints } from '#functions/areas/points/list/save-points.ts'
import type { StoredPoint } from '#functions/areas/points/store/stored-point.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { seedPeople } from '#people/seed-people.ts'

/** documents over which the points of an account are spread */
export const POINTED_DOCUMENTS = 20_000
export const SEED_WORDS = 'load table rung colour gauge complaint supplier drawing weld torque coating sample'.split(' ')

interface Seed {
  readonly accountId: string
  readonly person: string
  readonly count: number
}

function pointOf(at: number, person: string): StoredPoint {
  const word = (step: number) => SEED_WORDS[(at * step) % SEED_WORDS.length]
  const time = new Date(1.7e12 + at * 1000).toISOString()
  return {
    id: randomUUID(),
    contentCode: `ISO|${at % POINTED_DOCUMENTS}`,
    publisher: 'ISO',
    standard: `ISO ${at % POINTED_DOCUMENTS}`,
    designation: `ISO ${at % POINTED_DOCUMENTS}:2020`,
    contentStatus: at % 3 ? 'Active' : 'Historical',
    name: `${word(1)} ${word(5)} ${at % 977}`,
    description: `We use this ${word(7)} since the ${word(11)} of that year.`,
    overlayDetails: '',
    rich: [],
    selectionText: `The ${word(3)} shall not exceed the ${word(5)}.`,
    createdById: person,
    createdBy: `Author ${at % 40}`,
    creatorEmail: 'author@example.com',
    created: time,
    modified: time,
    status: 'active',
    version: 1,
    write: String(at),
  }
}

/** Saves made points of an account into a data folder; returns their ids. */
export async function seedPoints(folder: string, tenant: Tenant, { accountId, person, count }: Seed): Promise<string[]> {
  const embedded = await openEmbedded(folder)
  try {
    await seedPeople(embedded.ports.table, tenant)
    const points = Array.from({ length: count }, (_, at) => pointOf(at, person))
    await savePoints(
      embedded.ports,
      { tenant, accountId },
      points.map((after) => ({ after })),
    )
    return points.map(({ id }) => id)
  } finally {
    await embedded.close()
  }
}
