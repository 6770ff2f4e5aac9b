import { appendAudit } from '#functions/audits/append-audit.ts'
import type { NewAudit } from '#functions/audits/audit.ts'
import { saveChanges } from '#functions/lists/save-changes.ts'
import type { Ports } from '#ports/ports.ts'
import type { PointChange } from '../store/points-store.ts'
import type { PointOwner } from '../store/stored-point.ts'
import { pointList } from './point-list.ts'

/** Saves changes of points with their history, and with an audit if there is one. Returns the ids of those that were not saved because the point was changed meanwhile. */
export const savePoints = (
  ports: Pick<Ports, 'table' | 'clock'>,
  owner: PointOwner,
  changes: readonly PointChange[],
  audit?: NewAudit,
): Promise<ReadonlySet<string>> =>
  saveChanges(ports, pointList, owner, changes, audit && ((writes) => appendAudit(ports, owner.tenant, audit, writes)))
