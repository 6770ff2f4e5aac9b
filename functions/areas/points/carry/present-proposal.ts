import type { PlacedProposal, PointProposal } from '#contract/points/proposal-schemas.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import type { LocatedPlace } from '#library/places/locate-place.ts'
import type { Actor } from '#people/actor.ts'
import { type Entered, viewOf } from '../seen/enter.ts'
import { mayTakeWords } from '../seen/policy.ts'
import { presentPoint, presentTextPlace } from '../seen/present.ts'
import type { WaitingProposal } from '../seen/waiting.ts'

export const isWithdrawn = (document: HeldDocument | undefined): boolean =>
  document === undefined || document.record.status.startsWith('Withdrawn')

interface ProposalView extends Pick<Entered, 'settings'> {
  readonly actor: Actor
  /** document of the point, and the one that it is proposed for; absent where the library no longer has it */
  readonly older: HeldDocument | undefined
  readonly newer: HeldDocument | undefined
}

export function presentProposal(
  { proposal, point, answerable }: WaitingProposal,
  { actor, settings, older, newer }: ProposalView,
): PointProposal {
  const mayTake = { older: mayTakeWords(actor, older), newer: mayTakeWords(actor, newer) }
  return {
    id: proposal.id,
    kind: proposal.kind,
    point: presentPoint(point, viewOf(actor, point, settings, older)),
    document: {
      contentCode: proposal.contentCode,
      designation: newer?.record.designation ?? proposal.designation,
      ...(!(newer && mayRead(actor, newer)) && { closed: true as const }),
      ...(isWithdrawn(newer) && { withdrawn: true as const }),
    },
    ...(proposal.place && mayTake.newer && { place: presentTextPlace(proposal.place.place, true) }),
    ...(mayTake.older && { older: proposal.older }),
    ...(mayTake.newer && proposal.newer !== undefined && { newer: proposal.newer }),
    ...(mayTake.newer && proposal.clause && { clause: proposal.clause }),
    answerable,
    since: proposal.since,
  }
}

/** Presents a proposal to somebody who reads the text that it is proposed for. */
export function presentPlacedProposal(
  waiting: WaitingProposal,
  view: ProposalView,
  found: LocatedPlace | undefined,
): PlacedProposal {
  const shown = presentProposal(waiting, view)
  // Whoever reads the text sees the words of a place in it, also where they may not take them along.
  return { ...shown, ...(found && { found: { by: found.by, sure: found.sure, place: presentTextPlace(found.place, true) } }) }
}
