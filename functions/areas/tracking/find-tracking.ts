import type { TrackingState } from '#contract/documents/tracking-state.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { followedFamilyOf, followedName, standardsTracked } from '#library/reading/follow-family.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { TrackerUnavailable } from '#ports/tracker.ts'
import { listDocumentTrackings } from './list-tracked.ts'
import { mayUseTracker } from './policy.ts'
import { type DocumentTracking, presentTracking } from './present.ts'

const NOT_TRACKED: TrackingState = { id: '', trackingFlag: false, trackerUnavailable: false }

type FindTracking = (all: readonly DocumentTracking[]) => Promise<DocumentTracking | undefined>

/** Finds a tracking of a person. Answers even if the tracker is down: a document's page needs this only in passing. */
async function findTracking(ports: Pick<Ports, 'tracker'>, actor: Actor, find: FindTracking): Promise<TrackingState> {
  try {
    const tracked = await find(await listDocumentTrackings(ports, actor))
    return tracked ? presentTracking(tracked) : NOT_TRACKED
  } catch (error) {
    if (!(error instanceof TrackerUnavailable)) throw error
    return { ...NOT_TRACKED, trackerUnavailable: true }
  }
}

/** Finds how a person tracks a family. */
export function findTrackingOf(ports: Pick<Ports, 'tracker'>, actor: Actor, family: string): Promise<TrackingState> {
  const name = followedName(family)
  return findTracking(ports, actor, async (all) => all.find((one) => followedName(one.name) === name))
}

/**
 * Finds how a person tracks the standard of a document; undefined where nobody can, or this person cannot. A standard that was
 * renamed since, or that a record joined, is known by the document from which tracking began: `codesOfStandard` has it then.
 */
export async function findTrackingOfDocument(
  ports: Pick<Ports, 'tracker' | 'table'>,
  actor: Actor,
  document: LibraryDocument,
  codesOfStandard: () => Promise<ReadonlySet<string>>,
): Promise<TrackingState | undefined> {
  const standard = followedFamilyOf(document)?.name
  if (standard === undefined || actor.userType !== 'individual' || !mayUseTracker(actor)) return undefined
  return findTracking(ports, actor, async (all) => {
    const codes = await codesOfStandard()
    const here = all.filter(({ contentCode }) => codes.has(contentCode))
    const tracked = here.find(({ on }) => on) ?? here[0]
    if (tracked) return tracked
    const named = all.filter(({ name }) => followedName(name) === standard)
    // One that began with a document of another standard follows that one.
    const standardOf = await standardsTracked(ports.table, actor.tenant, named)
    return named.find((one) => standardOf(one) === standard)
  })
}
