import type { Table } from '#ports/table.ts'
import { readPoints } from '../store/points-store.ts'
import type { StoredProposal } from '../store/proposals-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { readAccountPoints } from './read-account-points.ts'

/** Points that are read by themselves; for more of them all of the account are read, which a process keeps. */
const MAX_READ_ALONE = 1000

/** Reads the points of proposals. Most accounts have hardly any that wait, however many points they have. */
export async function readProposedPoints(
  table: Pick<Table, 'get' | 'getMany' | 'query'>,
  owner: PointOwner,
  proposals: readonly StoredProposal[],
): Promise<{ get(id: string): StoredPoint | undefined }> {
  const ids = [...new Set(proposals.map(({ pointId }) => pointId))]
  if (ids.length > MAX_READ_ALONE) return readAccountPoints(table, owner)
  return new Map((await readPoints(table, owner, ids)).map((point) => [point.id, point]))
}
