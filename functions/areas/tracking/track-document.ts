import { tracking } from '#contract/tracking.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { followedFamilyOf } from '#library/follow-family.ts'
import { nameOf } from '#library/links/names.ts'
import { TrackerUnavailable } from '#ports/tracker.ts'
import { listDocumentTrackings } from './list-tracked.ts'
import { mayUseTracker } from './policy.ts'
import { presentTracking } from './present.ts'
import { trackingUseCase } from './tracking-use-case.ts'

export const trackDocument = trackingUseCase(tracking.track, ['tracker', 'table'], async ({ contentCode }, context) => {
  const { actor, ports, fail } = context
  const family = followedFamilyOf(await findDocument(contentCode, context)) ?? fail('not-trackable', 'contentCode')
  return presentTracking(await ports.tracker.save(actor, { kind: 'documents', ...family }, true))
})

export const changeTracking = trackingUseCase(
  tracking.change,
  ['tracker'],
  async ({ id, trackingFlag }, { actor, ports, fail }) => {
    const trackings = await listDocumentTrackings(ports, actor)
    const {
      on: _on,
      since: _since,
      id: _id,
      ...topic
    } = trackings.find((one) => one.id === id) ?? fail('tracking-not-found', 'id')
    return presentTracking(await ports.tracker.save(actor, topic, trackingFlag))
  },
)

export const removeTracking = trackingUseCase(tracking.remove, ['tracker'], async ({ id }, { actor, ports }) => {
  const trackings = await listDocumentTrackings(ports, actor)
  await ports.tracker.remove(
    actor,
    trackings.filter((one) => one.id === id).map((one) => one.id),
  )
  return {}
})

const NOT_TRACKED = { id: '', trackingFlag: false, trackerUnavailable: false }

/** Answers even if the tracker is down: a document's page needs this only in passing and must not fail. */
export const getContentTracking = useCase(tracking.ofContent, ['tracker'], async ({ family }, { actor, ports, fail }) => {
  if (!mayUseTracker(actor)) fail('forbidden')
  try {
    const name = nameOf(family)
    const found = (await listDocumentTrackings(ports, actor)).find((one) => one.name === name)
    return found ? presentTracking(found) : NOT_TRACKED
  } catch (error) {
    if (!(error instanceof TrackerUnavailable)) throw error
    return { ...NOT_TRACKED, trackerUnavailable: true }
  }
})
