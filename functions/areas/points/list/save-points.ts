import { saveChanges } from '#functions/lists/save-changes.ts'
import type { Ports } from '#ports/ports.ts'
import type { PointChange } from '../store/points-store.ts'
import type { PointOwner } from '../store/stored-point.ts'
import { pointList } from './point-list.ts'

/** Saves changes of points with their history. Returns the ids of those that were not saved because the point was changed meanwhile. */
export const savePoints = (
  ports: Pick<Ports, 'table' | 'clock'>,
  owner: PointOwner,
  changes: readonly PointChange[],
): Promise<ReadonlySet<string>> => saveChanges(ports, pointList, owner, changes)
