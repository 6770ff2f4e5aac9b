import type { TrackingState } from '#contract/documents/tracking-state.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { followedFamilyOf, followedName } from '#library/follow-family.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { TrackerUnavailable } from '#ports/tracker.ts'
import { listDocumentTrackings } from './list-tracked.ts'
import { mayUseTracker } from './policy.ts'
import { presentTracking } from './present.ts'

const NOT_TRACKED: TrackingState = { id: '', trackingFlag: false, trackerUnavailable: false }

/** Finds how a person tracks a family. Answers even if the tracker is down: a document's page needs this only in passing. */
export async function findTrackingOf(ports: Pick<Ports, 'tracker'>, actor: Actor, family: string): Promise<TrackingState> {
  try {
    const name = followedName(family)
    const found = (await listDocumentTrackings(ports, actor)).find((one) => followedName(one.name) === name)
    return found ? presentTracking(found) : NOT_TRACKED
  } catch (error) {
    if (!(error instanceof TrackerUnavailable)) throw error
    return { ...NOT_TRACKED, trackerUnavailable: true }
  }
}

/** Finds how a person tracks the standard of a document; undefined where nobody can, or this person cannot. */
export async function findTrackingOfDocument(
  ports: Pick<Ports, 'tracker'>,
  actor: Actor,
  document: HeldDocument,
): Promise<TrackingState | undefined> {
  const family = followedFamilyOf(document)?.name
  if (family === undefined || actor.userType !== 'individual' || !mayUseTracker(actor)) return undefined
  return findTrackingOf(ports, actor, family)
}
