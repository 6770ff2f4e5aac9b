import { tracking } from '#contract/tracking.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { followedFamilyOf } from '#library/reading/follow-family.ts'
import { findTrackingOf } from './find-tracking.ts'
import { listSameTrackings } from './list-tracked.ts'
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
  ['tracker', 'table'],
  async ({ id, trackingFlag }, { actor, ports, fail }) => {
    const [one, ...others] = await listSameTrackings(ports, actor, id)
    if (!one) return fail('tracking-not-found', 'id')
    if (!trackingFlag) for (const other of others) if (other.on) await ports.tracker.save(actor, topicOf(other), false)
    return presentTracking(await ports.tracker.save(actor, topicOf(one), trackingFlag))
  },
)

export const removeTracking = trackingUseCase(tracking.remove, ['tracker', 'table'], async ({ id }, { actor, ports }) => {
  const same = await listSameTrackings(ports, actor, id)
  await ports.tracker.remove(
    actor,
    same.map((one) => one.id),
  )
  return {}
})

export const getContentTracking = useCase(tracking.ofContent, ['tracker'], ({ family }, { actor, ports, fail }) =>
  mayUseTracker(actor) ? findTrackingOf(ports, actor, family) : fail('forbidden'),
)
