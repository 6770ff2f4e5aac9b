import type { Actor } from '#people/actor.ts'
import { compareNaturally } from '#text/natural-order.ts'
import type { StoredProposal } from '../store/proposals-store.ts'
import type { StoredPoint } from '../store/stored-point.ts'
import { isVisiblePoint, type PointAccess, viewOf } from './load-point-access.ts'

export interface WaitingProposal {
  readonly proposal: StoredProposal
  readonly point: StoredPoint
  /** the person may answer it */
  readonly answerable: boolean
}

/** Chooses the proposals that somebody sees, those for active points that they see, by document and place. */
export function visibleProposals(
  actor: Actor,
  { settings }: Pick<PointAccess, 'settings'>,
  points: { get(id: string): StoredPoint | undefined },
  proposals: readonly StoredProposal[],
): WaitingProposal[] {
  const waiting = proposals.flatMap((proposal): WaitingProposal[] => {
    const point = points.get(proposal.pointId)
    if (point?.status !== 'active' || !isVisiblePoint(actor, point, settings)) return []
    return [{ proposal, point, answerable: viewOf(actor, point, settings, undefined).rights.deactivate }]
  })
  return waiting.sort(
    ({ proposal: a }, { proposal: b }) =>
      compareNaturally(a.designation, b.designation) || a.order - b.order || (a.id < b.id ? -1 : 1),
  )
}

/** Chooses the proposals that somebody may answer. */
export const answerable = (...seen: Parameters<typeof visibleProposals>): WaitingProposal[] =>
  visibleProposals(...seen).filter((one) => one.answerable)

/** Counts proposals by kind. */
export function countKinds(waiting: readonly WaitingProposal[]) {
  const counts = { same: 0, changed: 0, gone: 0, translated: 0 }
  for (const { proposal } of waiting) counts[proposal.kind]++
  return counts
}
