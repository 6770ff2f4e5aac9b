import { eraseInAccounts, inAccounts, type KindsOf, type PersonInAccount } from '#library/personal/personal-kinds.ts'
import type { Table } from '#ports/table.ts'
import { deletePointExports } from '../exchange/export-points.ts'
import { listAudits, listPointsOf, readPlaces } from '../store/points-store.ts'
import { eraseReader, listAdmins } from '../store/review-mails-store.ts'
import { eraseAuthorOfPoints } from './erase-author.ts'

async function readMadeBy(table: Table, { userId, ...owner }: PersonInAccount): Promise<readonly object[]> {
  const made = (await listPointsOf(table, owner)).filter(({ createdById }) => createdById === userId)
  const places = await readPlaces(table, owner, made)
  const all: object[] = []
  for (const point of made) all.push({ ...point, place: places.get(point.id), history: await listAudits(table, owner, point.id) })
  return all
}

/** Compass points that a person made, with their places and changes, and whether they administer those of an account. */
export const pointKinds: KindsOf = (ports) => ({
  'compass-points': {
    read: inAccounts(ports, (person) => readMadeBy(ports.table, person)),
    erase: eraseInAccounts(async (person) => {
      await eraseAuthorOfPoints(ports, person)
      await deletePointExports(ports, person)
    }),
  },
  'compass-administration': {
    read: inAccounts(ports, async (person) =>
      (await listAdmins(ports.table, person)).filter(({ userId }) => userId === person.userId),
    ),
    erase: eraseInAccounts((person) => eraseReader(ports.table, person, person.userId)),
  },
})
