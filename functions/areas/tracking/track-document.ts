import { tracking } from '#contract/tracking.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { followedFamilyOf, followedName } from '#library/follow-family.ts'
import { TrackerUnavailable } from '#ports/tracker.ts'
import { listDocumentTrackings, listSameTrackings } from './list-tracked.ts'
import { mayUseTracker } from './policy.ts'
import { type DocumentTracking, presentTracking } from './present.ts'
import { trackingUseCase } from './tracking-use-case.ts'

export const trackDocument = trackingUseCase(tracking.track, ['tracker', 'table'], async ({ contentCode }, context) => {
  const { actor, ports, fail } = context
  const family = followedFamilyOf(await findDocument(contentCode, context)) ?? fail('not-trackable', 'contentCode')
  return presentTracking(await ports.tracker.save(actor, { kind: 'documents', ...family }, true))
})

const topicOf = ({ on: _on, since: _since, id: _id, ...topic }: DocumentTracking) => topic

export const changeTracking = trackingUseCase(
  tracking.change,
  ['tracker'],
  async ({ id, trackingFlag }, { actor, ports, fail }) => {
    const [one, ...others] = await listSameTrackings(ports, actor, id)
    if (!one) return fail('tracking-not-found', 'id')
    if (!trackingFlag) for (const other of others) if (other.on) await ports.tracker.save(actor, topicOf(other), false)
    return presentTracking(await ports.tracker.save(actor, topicOf(one), trackingFlag))
  },
)

export const removeTracking = trackingUseCase(tracking.remove, ['tracker'], async ({ id }, { actor, ports }) => {
  const same = await listSameTrackings(ports, actor, id)
  await ports.tracker.remove(
    actor,
    same.map((one) => one.id),
  )
  return {}
})

const NOT_TRACKED = { id: '', trackingFlag: false, trackerUnavailable: false }

/** Answers even if the tracker is down: a document's page needs this only in passing and must not fail. */
export const getContentTracking = useCase(tracking.ofContent, ['tracker'], async ({ family }, { actor, ports, fail }) => {
  if (!mayUseTracker(actor)) fail('forbidden')
  try {
    const name = followedName(family)
    const found = (await listDocumentTrackings(ports, actor)).find((one) => followedName(one.name) === name)
    return found ? presentTracking(found) : NOT_TRACKED
  } catch (error) {
    if (!(error instanceof TrackerUnavailable)) throw error
    return { ...NOT_TRACKED, trackerUnavailable: true }
  }
})
