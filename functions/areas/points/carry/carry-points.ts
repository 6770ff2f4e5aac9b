import * as z from 'zod/mini'
import { type CarriedPlace, carryPlaces } from '#comparison/carry/carry-places.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import { dayOf } from '#library/document/day.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { readHeld } from '#library/read-held.ts'
import { readTimeline } from '#library/read-timeline.ts'
import { readText } from '#library/text/stored-text.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { documentColumns, storedPlaceOf } from '../stored/make-change.ts'
import { proposalIdOf, type StoredProposal, saveProposals } from '../stored/proposals.ts'
import { savePoints } from '../stored/save-points.ts'
import { listPlaces, readPoints } from '../stored/store.ts'
import type { PointOwner, StoredPoint } from '../stored/stored-point.ts'

const Payload = z.strictObject({ accountId: z.string(), contentCode: z.string() })

type CarryPorts = Pick<Ports, 'table' | 'objects' | 'clock' | 'ids'>

/** Finds the edition before a document, in its language; undefined where the document is no edition, or the first one. */
async function findPredecessor(
  { table, clock }: CarryPorts,
  tenant: Tenant,
  document: HeldDocument,
): Promise<HeldDocument | undefined> {
  const { entries } = await readTimeline(table, tenant, document, dayOf(clock))
  const editions = entries.filter(
    ({ kind, document: one }) => kind === 'edition' && one.record.language === document.record.language,
  )
  const own = editions.findIndex(({ held }) => held.contentCode === document.contentCode)
  return own < 0 ? undefined : editions.slice(own + 1).find(({ held }) => held.contentCode !== document.contentCode)?.held
}

/** Reads the texts of two documents in a rendition that both have; that of a PDF has places on pages. */
async function readBoth(
  ports: Pick<Ports, 'objects'>,
  [older, newer]: readonly [HeldDocument, HeldDocument],
): Promise<readonly [DocumentText, DocumentText] | undefined> {
  for (const format of ['pdf', 'html'] as const) {
    const [from, to] = [older.files[format], newer.files[format]]
    if (from && to) return [await readText(ports, from.key), await readText(ports, to.key)]
  }
  return undefined
}

/**
 * Carries the active points of the edition before a document over to it, all by one comparison, as proposals that wait for their
 * authors. No point changes. A second run makes the same proposals, and none again that was answered.
 */
export function carryPoints(ports: CarryPorts): JobHandler {
  return async ({ tenant, payload }) => {
    const { accountId, contentCode } = Payload.parse(payload)
    const owner = { tenant, accountId }
    const newer = (await readHeld(ports.table, tenant, [contentCode])).get(contentCode)
    if (!newer) return
    await refreshColumns(ports, owner, newer)
    const older = await findPredecessor(ports, tenant, newer)
    if (!older) return
    const codes = older.sources.map((one) => one.contentCode)
    const places = new Map((await listPlaces(ports.table, owner, codes)).map((one) => [one.id, one.place]))
    const stored = await readPoints(ports.table, owner, [...places.keys()])
    const active = stored.filter(({ status }) => status === 'active')
    if (active.length === 0) return
    const texts = await readBoth(ports, [older, newer])
    if (!texts) return
    const carried = carryPlaces(
      ...texts,
      active.map(({ id }) => places.get(id) ?? {}),
    )
    const since = ports.clock.now().toISOString()
    const proposals = active.map((point, at) => proposalOf(point, carried[at] as CarriedPlace, { newer, text: texts[1], since }))
    await saveProposals(ports.table, owner, proposals)
  }
}

/** Brings what lists show of a document up to date in the points on it. They stay the versions that they are. */
async function refreshColumns(ports: CarryPorts, owner: PointOwner, document: HeldDocument): Promise<void> {
  const codes = document.sources.map((one) => one.contentCode)
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

interface Target {
  readonly newer: HeldDocument
  readonly text: DocumentText
  readonly since: string
}

function proposalOf(
  { id: pointId, selectionText }: StoredPoint,
  { kind, place, older, newer: newerWords, clause }: CarriedPlace,
  { newer, text, since }: Target,
): StoredProposal {
  const { contentCode, record } = newer
  const near = text.clauses[clause]
  return {
    id: proposalIdOf(pointId, contentCode),
    pointId,
    contentCode,
    designation: record.designation,
    kind,
    ...(place && { place: storedPlaceOf({ place, sizes: text.pages }) }),
    older: older || selectionText,
    ...(newerWords !== undefined && { newer: newerWords }),
    ...(near && { clause: { id: near.id, number: near.number, title: near.title } }),
    order: place?.position?.first ?? Number.MAX_SAFE_INTEGER,
    since,
  }
}
