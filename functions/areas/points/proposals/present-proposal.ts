import type { PlacedProposal, PointProposal } from '#contract/points/proposal-schemas.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import type { LocatedPlace } from '#library/places/locate-place.ts'
import type { Actor } from '#people/actor.ts'
import { type PointAccess, viewOf } from '../rights/load-point-access.ts'
import { mayTakeWords } from '../rights/policy.ts'
import { presentPoint, presentTextPlace } from '../rights/present.ts'
import type { WaitingProposal } from '../rights/visible-proposals.ts'

export const isWithdrawn = (document: JoinedDocument | undefined): boolean =>
  document === undefined || document.record.status.startsWith('Withdrawn')

interface ProposalView extends Pick<PointAccess, 'settings'> {
  readonly actor: Actor
  /** document of the point, and the one that it is proposed for; absent where the library no longer has it */
  readonly older: JoinedDocument | undefined
  readonly newer: JoinedDocument | undefined
}

export function presentProposal(
  { proposal, point, answerable }: WaitingProposal,
  { actor, settings, older, newer }: ProposalView,
): PointProposal {
  const mayTake = { older: mayTakeWords(actor, older), newer: mayTakeWords(actor, newer) }
  return {
    id: proposal.id,
    kind: proposal.kind,
    ...(mayTake.older && mayTake.newer && proposal.because && { because: proposal.because }),
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
