import { tracking } from '#contract/tracking.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { followedAs } from '#library/follow-family.ts'
import { nameOf } from '#library/links/names.ts'
import { TrackerUnavailable } from '#ports/tracker.ts'
import { documentTrackings } from './list-tracked.ts'
import { mayUseTracker } from './policy.ts'
import { presentTracking } from './present.ts'
import { trackingCase } from './tracking-case.ts'

export const trackDocument = trackingCase(tracking.track, ['tracker', 'table'], async ({ contentCode }, context) => {
  const { actor, ports, fail } = context
  const family = followedAs(await findDocument(contentCode, context)) ?? fail('not-trackable', 'contentCode')
  return presentTracking(await ports.tracker.save(actor, { kind: 'documents', ...family }, true))
})

export const changeTracking = trackingCase(tracking.change, ['tracker'], async ({ id, trackingFlag }, { actor, ports, fail }) => {
  const trackings = await documentTrackings(ports, actor)
  const { on: _on, since: _since, id: _id, ...topic } = trackings.find((one) => one.id === id) ?? fail('tracking-not-found', 'id')
  return presentTracking(await ports.tracker.save(actor, topic, trackingFlag))
})

export const removeTracking = trackingCase(tracking.remove, ['tracker'], async ({ id }, { actor, ports }) => {
  const trackings = await documentTrackings(ports, actor)
  await ports.tracker.remove(
    actor,
    trackings.filter((one) => one.id === id).map((one) => one.id),
  )
  return {}
})

const NOT_TRACKED = { id: '', trackingFlag: false, trackerUnavailable: false }

/** A page that shows a document asks this by the way: a tracker that is down is an answer, and no failure of the page. */
export const getContentTracking = useCase(tracking.ofContent, ['tracker'], async ({ family }, { actor, ports, fail }) => {
  if (!mayUseTracker(actor)) fail('forbidden')
  try {
    const name = nameOf(family)
    const found = (await documentTrackings(ports, actor)).find((one) => one.name === name)
    return found ? presentTracking(found) : NOT_TRACKED
  } catch (error) {
    if (!(error instanceof TrackerUnavailable)) throw error
    return { ...NOT_TRACKED, trackerUnavailable: true }
  }
})
