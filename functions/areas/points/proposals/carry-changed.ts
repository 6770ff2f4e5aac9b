import { batchesOf } from '#async/batches.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { readPlaces, readPoints } from '../store/points-store.ts'
import { listProposals, removeProposals } from '../store/proposals-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { propose } from './propose.ts'
import { pairsFrom } from './related-texts.ts'
import { untilUnchanged } from './until-unchanged.ts'

/** points of one job */
const BATCH_SIZE = 500

type CarryPorts = Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>

/**
 * Sends the jobs that carry points of a document which were made, moved, put away or brought back, to what is there already of
 * later editions and translations. A change that is told twice is one job.
 */
export async function sendChanged(
  { jobs }: Pick<Ports, 'jobs'>,
  { tenant, accountId }: PointOwner,
  points: readonly Pick<StoredPoint, 'id' | 'contentCode' | 'version'>[],
): Promise<void> {
  const byDocument = Map.groupBy(points, ({ contentCode }) => contentCode)
  for (const [contentCode, changed] of byDocument)
    for (const some of batchesOf(changed, BATCH_SIZE)) {
      const [first] = some
      await jobs.send({
        id: `carry-changed ${accountId} ${first?.id} ${first?.version} ${some.length}`,
        name: 'carry-changed',
        tenant,
        payload: { accountId, contentCode, ids: some.map(({ id }) => id) },
      })
    }
}

/** Carries points of a document on that changed; proposals of those that are no longer active are removed. */
export function carryChanged(ports: CarryPorts): JobHandler<'carry-changed'> {
  return async ({ tenant, payload }) => {
    const { accountId, contentCode, ids } = payload
    const owner = { tenant, accountId }
    const from = await findJoinedDocument(ports.table, tenant, contentCode)
    const pairs = from ? await pairsFrom(ports, tenant, from) : []
    await untilUnchanged(ports.table, owner, async () => {
      const stored = await readPoints(ports.table, owner, ids)
      const points = stored.filter(({ status }) => status === 'active')
      await removeInactive(ports, owner, stored)
      if (points.length === 0 || pairs.length === 0) return
      const places = await readPlaces(ports.table, owner, points)
      for (const pair of pairs) await propose(ports, owner, pair, { points, placeOf: (id) => places.get(id) })
    })
  }
}

async function removeInactive({ table }: CarryPorts, owner: PointOwner, stored: readonly StoredPoint[]): Promise<void> {
  const inactive = new Set(stored.filter(({ status }) => status === 'inactive').map(({ id }) => id))
  if (inactive.size === 0) return
  const waiting = await listProposals(table, owner)
  await removeProposals(
    table,
    owner,
    waiting.filter(({ pointId }) => inactive.has(pointId)),
  )
}
