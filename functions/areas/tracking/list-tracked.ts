import { tracking } from '#contract/tracking.ts'
import { findInForce } from '#library/follow-family.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import type { Tracking } from '#ports/tracker.ts'
import { type DocumentTracking, presentDocument } from './present.ts'
import { trackingCase } from './tracking-case.ts'

const isOfDocuments = (one: Tracking): one is DocumentTracking => one.kind === 'documents'

export async function documentTrackings({ tracker }: Pick<Ports, 'tracker'>, actor: Actor): Promise<DocumentTracking[]> {
  return (await tracker.list(actor)).filter(isOfDocuments)
}

/** With their documents; what the library has nothing of any more is left out, and is there again when it comes back. */
async function withDocuments({ table }: Pick<Ports, 'table'>, { tenant }: Actor, trackings: readonly DocumentTracking[]) {
  const documents = await findInForce(table, tenant, trackings)
  return trackings.flatMap((one, at) => {
    const document = documents[at]
    return document ? [presentDocument(one, document)] : []
  })
}

export const listTracked = trackingCase(tracking.documents, ['tracker', 'table'], async (_, { actor, ports }) => {
  const trackings = await documentTrackings(ports, actor)
  const result = await withDocuments(
    ports,
    actor,
    trackings.filter(({ on }) => on),
  )
  return { count: result.length, result }
})

export const pageTracked = trackingCase(tracking.page, ['tracker', 'table'], async ({ page, size, sort }, { actor, ports }) => {
  const trackings = await documentTrackings(ports, actor)
  const first = sort !== 'ContentTrackingOff'
  const sorted = [...trackings.filter(({ on }) => on === first), ...trackings.filter(({ on }) => on !== first)]
  const all = await withDocuments(ports, actor, sorted)
  return { count: all.length, result: all.slice(page * size, (page + 1) * size) }
})

export const listMarks = trackingCase(tracking.marks, ['tracker'], async (_, { actor, ports }) => {
  const trackings = await documentTrackings(ports, actor)
  return { marks: trackings.filter(({ on }) => on).map(({ id, contentCode }) => ({ id, contentCode })) }
})
