import { tracking } from '#contract/tracking.ts'
import { findCurrentEditions } from '#library/follow-family.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { Tracking } from '#ports/tracker.ts'
import { type DocumentTracking, presentDocument } from './present.ts'
import { trackingUseCase } from './tracking-use-case.ts'

const isOfDocuments = (one: Tracking): one is DocumentTracking => one.kind === 'documents'

export async function listDocumentTrackings({ tracker }: Pick<Ports, 'tracker'>, actor: Actor): Promise<DocumentTracking[]> {
  return (await tracker.list(actor)).filter(isOfDocuments)
}

/** Adds documents to trackings. A family of which the library has no document is left out, and comes back with one. */
async function withDocuments({ table }: Pick<Ports, 'table'>, { tenant }: Actor, trackings: readonly DocumentTracking[]) {
  const documents = await findCurrentEditions(table, tenant, trackings)
  return trackings.flatMap((one, at) => {
    const document = documents[at]
    return document ? [presentDocument(one, document)] : []
  })
}

export const listTracked = trackingUseCase(tracking.documents, ['tracker', 'table'], async (_, { actor, ports }) => {
  const trackings = await listDocumentTrackings(ports, actor)
  const result = await withDocuments(
    ports,
    actor,
    trackings.filter(({ on }) => on),
  )
  return { count: result.length, result }
})

export const pageTracked = trackingUseCase(
  tracking.page,
  ['tracker', 'table'],
  async ({ page, size, sort }, { actor, ports }) => {
    const trackings = await listDocumentTrackings(ports, actor)
    const first = sort !== 'ContentTrackingOff'
    const sorted = [...trackings.filter(({ on }) => on === first), ...trackings.filter(({ on }) => on !== first)]
    const all = await withDocuments(ports, actor, sorted)
    return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
  },
)

export const listMarks = trackingUseCase(tracking.marks, ['tracker'], async (_, { actor, ports }) => {
  const trackings = await listDocumentTrackings(ports, actor)
  return { marks: trackings.filter(({ on }) => on).map(({ id, contentCode }) => ({ id, contentCode })) }
})
