import type { InputOf } from '#contract/endpoint/endpoint.ts'
import { type TrackedDocument, tracking } from '#contract/tracking.ts'
import { dayOf } from '#library/document/day.ts'
import { addStandings } from '#library/reading/add-standings.ts'
import { findFollowed, followedName, listFollowed, standardsTracked } from '#library/reading/follow-family.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { Tracking } from '#ports/tracker.ts'
import { withEditionsBefore } from './find-edition-before.ts'
import { type DocumentTracking, presentDocument } from './present.ts'
import { trackingUseCase } from './tracking-use-case.ts'

const isOfDocuments = (one: Tracking): one is DocumentTracking => one.kind === 'documents'

/** Lists trackings of documents. Those of one standard under several names, as earlier releases kept them, are one. */
export async function listDocumentTrackings({ tracker }: Pick<Ports, 'tracker'>, actor: Actor): Promise<DocumentTracking[]> {
  const all = (await tracker.list(actor)).filter(isOfDocuments)
  const byName = Map.groupBy(all, ({ name }) => followedName(name))
  return [...byName.values()].map((same) => same.find(({ on }) => on) ?? (same[0] as DocumentTracking))
}

/** Lists trackings of the same standard as one of them, that one first; none where the person has no such tracking. */
export async function listSameTrackings(
  { tracker, table }: Pick<Ports, 'tracker' | 'table'>,
  actor: Actor,
  id: string,
): Promise<DocumentTracking[]> {
  const all = (await tracker.list(actor)).filter(isOfDocuments)
  const one = all.find((tracking) => tracking.id === id)
  if (!one) return []
  const standardOf = await standardsTracked(table, actor.tenant, all)
  return [one, ...all.filter((other) => other !== one && standardOf(other) === standardOf(one))]
}

/** Adds documents to trackings. A standard of which the library has no document is left out, and comes back with one. */
async function withDocuments(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant }: Actor,
  trackings: readonly DocumentTracking[],
) {
  const documents = await findFollowed(table, tenant, trackings, dayOf(clock))
  // Two standards that were tracked may be one by now.
  const shown = new Map<string, TrackedDocument>()
  for (const [at, one] of trackings.entries()) {
    const document = documents[at]
    if (document && !shown.has(document.contentCode)) shown.set(document.contentCode, presentDocument(one, document))
  }
  return [...shown.values()]
}

export const listTracked = trackingUseCase(tracking.documents, ['tracker', 'table', 'clock'], async (_, { actor, ports }) => {
  const trackings = await listDocumentTrackings(ports, actor)
  const result = await withDocuments(
    ports,
    actor,
    trackings.filter(({ on }) => on),
  )
  return { count: result.length, result: await addStandings(ports.table, actor.tenant, result, dayOf(ports.clock)) }
})

/** Lists all trackings with their documents: those that are switched on first, or last. */
export async function listSorted(
  ports: Pick<Ports, 'tracker' | 'table' | 'clock'>,
  actor: Actor,
  sort: InputOf<typeof tracking.page>['sort'],
): Promise<TrackedDocument[]> {
  const trackings = await listDocumentTrackings(ports, actor)
  const first = sort !== 'ContentTrackingOff'
  const sorted = [...trackings.filter(({ on }) => on === first), ...trackings.filter(({ on }) => on !== first)]
  return withDocuments(ports, actor, sorted)
}

export const pageTracked = trackingUseCase(
  tracking.page,
  ['tracker', 'table', 'clock'],
  async ({ page, size, sort }, { actor, ports }) => {
    const all = await listSorted(ports, actor, sort)
    const shown = all.slice(page * size, (page + 1) * size)
    const rows = await addStandings(ports.table, actor.tenant, shown, dayOf(ports.clock))
    return { count: all.length, result: await withEditionsBefore(ports, actor, rows) }
  },
)

export const listMarks = trackingUseCase(tracking.marks, ['tracker', 'table', 'clock'], async (_, { actor, ports }) => {
  const trackings = (await listDocumentTrackings(ports, actor)).filter(({ on }) => on)
  const followed = await listFollowed(ports.table, actor.tenant, trackings, dayOf(ports.clock))
  const codesOf = (at: number, contentCode: string) => new Set([contentCode, ...(followed[at] ?? [])])
  const marks = new Map<string, string>()
  for (const [at, { id, contentCode }] of trackings.entries())
    for (const code of codesOf(at, contentCode)) if (!marks.has(code)) marks.set(code, id)
  return { marks: [...marks].map(([contentCode, id]) => ({ id, contentCode })) }
})
