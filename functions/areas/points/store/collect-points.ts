import { inAccounts, type PersonInAccount, type ReadersOf } from '#library/downloads/personal-readers.ts'
import type { Table } from '#ports/table.ts'
import { listAudits, listPointsOf, readPlaces } from './points-store.ts'
import { listAdmins } from './review-mails-store.ts'

async function readMadeBy(table: Table, { userId, ...owner }: PersonInAccount): Promise<readonly object[]> {
  const made = (await listPointsOf(table, owner)).filter(({ createdById }) => createdById === userId)
  const places = await readPlaces(table, owner, made)
  const all: object[] = []
  for (const point of made) all.push({ ...point, place: places.get(point.id), history: await listAudits(table, owner, point.id) })
  return all
}

/** Reads compass points that a person made, with their places and changes, and whether they administer those of an account. */
export const pointReaders: ReadersOf = (ports) => ({
  'compass-points': inAccounts(ports, (person) => readMadeBy(ports.table, person)),
  'compass-administration': inAccounts(ports, async (person) =>
    (await listAdmins(ports.table, person)).filter(({ userId }) => userId === person.userId),
  ),
})
