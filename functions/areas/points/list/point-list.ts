import { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import type { WrittenList } from '#functions/lists/save-changes.ts'
import type { StoredList } from '#functions/lists/stored-list.ts'
import { byCharacters } from '#lists/list-kind.ts'
import type { MemoryList } from '#lists/memory-list.ts'
import { compareNaturally } from '#text/natural-order.ts'
import { listPointsOf, type PointChange, readPoints, writesOfChanges } from '../store/points-store.ts'
import { pointKeys } from '../store/store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { plainTextOf } from '../texts/plain-text.ts'

/** Columns by which lists are sorted. */
export type PointColumn = 'designation' | 'status' | 'name' | 'createdBy' | 'createdDate' | 'deactivatedBy' | 'deactivatedDate'

type PointStatus = StoredPoint['status']

/** All points of an account in memory. */
export type AccountPoints = MemoryList<StoredPoint, PointStatus, PointColumn>

/** The compass points of an account as a list: active and inactive ones. */
export const pointList: StoredList<StoredPoint, PointOwner, PointStatus, PointColumn> &
  WrittenList<StoredPoint, PointOwner, PointChange> = {
  name: 'points',
  nameOf: ({ tenant, accountId }) => `${tenant} ${accountId}`,
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  parts: POINT_STATUSES,
  partOf: ({ status }) => status,
  columns: {
    designation: { of: ({ designation }) => designation, compare: compareNaturally },
    status: { of: ({ contentStatus }) => contentStatus, compare: byCharacters },
    name: { of: ({ name }) => name, compare: compareNaturally },
    createdBy: { of: ({ createdBy }) => createdBy, compare: compareNaturally },
    createdDate: { of: ({ created }) => created, compare: byCharacters },
    deactivatedBy: { of: ({ deactivatedBy = '' }) => deactivatedBy, compare: compareNaturally },
    deactivatedDate: { of: ({ deactivated = '' }) => deactivated, compare: byCharacters },
  },
  usual: 'createdDate',
  textsOf: (point) => [
    plainTextOf(point, 'name'),
    plainTextOf(point, 'description'),
    plainTextOf(point, 'overlayDetails'),
    point.designation,
    point.createdBy,
  ],
  readAll: listPointsOf,
  readSome: readPoints,
  log: { head: pointKeys.head, change: pointKeys.logged },
  snapshots: { snapshot: pointKeys.snapshot, part: pointKeys.snapshotPart },
  writesOf: writesOfChanges,
  isWritten: (stored, after) => stored.write === after.write,
}
