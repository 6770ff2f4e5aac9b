import { type ReadList, readList } from '#functions/lists/read-list.ts'
import type { ListReader } from '#functions/lists/stored-list.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { type AccountPoints, type PointColumn, pointList } from './point-list.ts'

/** Reads all points of an account as they are now, with what is known of their changes. */
export const readAllPoints = (
  table: ListReader,
  owner: PointOwner,
): Promise<ReadList<StoredPoint, StoredPoint['status'], PointColumn>> => readList(table, pointList, owner)

export const readAccountPoints = async (table: ListReader, owner: PointOwner): Promise<AccountPoints> =>
  (await readAllPoints(table, owner)).list
