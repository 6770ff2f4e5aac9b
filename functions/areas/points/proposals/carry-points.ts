import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { savePoints } from '../list/save-points.ts'
import { sendReviews } from '../mails/notify-review.ts'
import { documentColumns } from '../store/make-change.ts'
import { listPlaces, readPoints } from '../store/points-store.ts'
import type { PointOwner, StoredPoint } from '../store/stored-point.ts'
import { propose } from './propose.ts'
import { type CarriedPair, pairsTo } from './related-texts.ts'
import { untilUnchanged } from './until-unchanged.ts'

type CarryPorts = Pick<Ports, 'table' | 'objects' | 'clock' | 'ids' | 'jobs'>

/**
 * Carries the active points of the edition before a document over to it, and those of its translations, each by one comparison, as
 * proposals that wait for their authors. No point changes. A second run makes the same proposals, and none again that was answered.
 */
export function carryPoints(ports: CarryPorts): JobHandler<'carry-points'> {
  return async ({ tenant, payload }) => {
    const { accountId, contentCode } = payload
    const owner = { tenant, accountId }
    const to = await findJoinedDocument(ports.table, tenant, contentCode)
    if (!to) return
    await refreshColumns(ports, owner, to)
    const carried: StoredPoint[] = []
    for (const pair of await pairsTo(ports, tenant, to)) carried.push(...(await carryAll(ports, owner, pair)))
    const authors = carried.map(({ createdById, creatorEmail }) => ({ userId: createdById, email: creatorEmail }))
    if (carried.length > 0) await sendReviews(ports, owner, to.contentCode, authors)
  }
}

async function carryAll(ports: CarryPorts, owner: PointOwner, pair: CarriedPair): Promise<StoredPoint[]> {
  const codes = codesOfText(pair.from)
  return untilUnchanged(ports.table, owner, async () => {
    const places = new Map((await listPlaces(ports.table, owner, codes)).map((one) => [one.id, one]))
    const stored = await readPoints(ports.table, owner, [...places.keys()])
    const points = stored.filter(({ status }) => status === 'active')
    return propose(ports, owner, pair, { points, placeOf: (id) => places.get(id) })
  })
}

/** Brings what lists show of a document up to date in the points on it. They stay the versions that they are. */
async function refreshColumns(ports: CarryPorts, owner: PointOwner, document: JoinedDocument): Promise<void> {
  const codes = codesOfText(document)
  const ids = (await listPlaces(ports.table, owner, codes)).map(({ id }) => id)
  const columns = documentColumns(document)
  const isStale = (point: StoredPoint) =>
    point.contentStatus !== columns.contentStatus || point.designation !== columns.designation
  const stale = (await readPoints(ports.table, owner, ids)).filter(isStale)
  await savePoints(
    ports,
    owner,
    stale.map((before) => ({ before, after: { ...before, ...columns, write: ports.ids.next() } })),
  )
}
