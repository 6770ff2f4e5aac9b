import type { PointProposal } from '#contract/points/point-review.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { readHeld } from '#library/read-held.ts'
import type { Actor } from '#people/actor.ts'
import { compareNaturally } from '#text/natural-order.ts'
import { type Entered, enter, isSeen, viewOf } from '../seen/enter.ts'
import { mayTakeWords } from '../seen/policy.ts'
import { presentPoint, presentTextPlace } from '../seen/present.ts'
import type { AccountPoints } from '../stored/account-points.ts'
import { listProposals, type StoredProposal } from '../stored/proposals.ts'
import { readAccountPoints } from '../stored/read-account-points.ts'
import type { StoredPoint } from '../stored/stored-point.ts'

export interface WaitingProposal {
  readonly proposal: StoredProposal
  readonly point: StoredPoint
}

/** Chooses the proposals that somebody may answer: those for active points that they manage, by document and place. */
export function answerable(
  actor: Actor,
  { settings }: Entered,
  all: AccountPoints,
  proposals: readonly StoredProposal[],
): WaitingProposal[] {
  const waiting = proposals.flatMap((proposal): WaitingProposal[] => {
    const point = all.get(proposal.pointId)
    if (point?.status !== 'active' || !isSeen(actor, point, settings)) return []
    return viewOf(actor, point, settings, undefined).rights.deactivate ? [{ proposal, point }] : []
  })
  return waiting.sort(
    ({ proposal: a }, { proposal: b }) =>
      compareNaturally(a.designation, b.designation) || a.order - b.order || (a.id < b.id ? -1 : 1),
  )
}

const isWithdrawn = (document: HeldDocument | undefined) =>
  document === undefined || document.record.status.startsWith('Withdrawn')

/** documents */
const MAX_COUNTED = 500

function countKinds(waiting: readonly WaitingProposal[]) {
  const countOf = (kind: StoredProposal['kind']) => waiting.filter(({ proposal }) => proposal.kind === kind).length
  return { same: countOf('same'), changed: countOf('changed'), gone: countOf('gone') }
}

export const listPointProposals = useCase(
  pointReview.proposals,
  ['table'],
  async ({ contentCode, kind, pageIndex, pageSize }, context) => {
    const { actor, ports } = context
    const entered = await enter(context)
    const all = await readAccountPoints(ports.table, entered.owner)
    const waiting = answerable(actor, entered, all, await listProposals(ports.table, entered.owner))
    const chosen = waiting.filter(
      ({ proposal }) =>
        (contentCode === undefined || proposal.contentCode === contentCode) && (kind === undefined || proposal.kind === kind),
    )
    const shown = chosen.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    const codes = shown.flatMap(({ proposal, point }) => [proposal.contentCode, point.contentCode])
    const held = await readHeld(ports.table, actor.tenant, [...new Set(codes)])
    const content = shown.map(({ proposal, point }): PointProposal => {
      const [older, newer] = [held.get(point.contentCode), held.get(proposal.contentCode)]
      const mayTake = { older: mayTakeWords(actor, older), newer: mayTakeWords(actor, newer) }
      return {
        id: proposal.id,
        kind: proposal.kind,
        point: presentPoint(point, viewOf(actor, point, entered.settings, older)),
        document: {
          contentCode: proposal.contentCode,
          designation: newer?.record.designation ?? proposal.designation,
          ...(!mayTake.newer && { closed: true as const }),
          ...(isWithdrawn(newer) && { withdrawn: true as const }),
        },
        ...(proposal.place && mayTake.newer && { place: presentTextPlace(proposal.place.place, true) }),
        ...(mayTake.older && { older: proposal.older }),
        ...(mayTake.newer && proposal.newer !== undefined && { newer: proposal.newer }),
        ...(mayTake.newer && proposal.clause && { clause: proposal.clause }),
        since: proposal.since,
      }
    })
    const byDocument = Map.groupBy(waiting, ({ proposal }) => proposal.contentCode)
    const documents = [...byDocument].slice(0, MAX_COUNTED).map(([code, own]) => ({ contentCode: code, ...countKinds(own) }))
    return { content, totalElements: chosen.length, pageSize, counts: countKinds(waiting), documents }
  },
)
