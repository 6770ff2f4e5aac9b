import { pointReview } from '#contract/points/point-review.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readHeld } from '#library/read-held.ts'
import { enter } from '../seen/enter.ts'
import { mayListAll } from '../seen/policy.ts'
import { answerable, countKinds, seenProposals } from '../seen/waiting.ts'
import { listProposals } from '../stored/proposals.ts'
import { readProposedPoints } from '../stored/read-proposed-points.ts'
import { keepAdmin } from '../stored/told.ts'
import { presentProposal } from './present-proposal.ts'

/** documents */
const MAX_COUNTED = 500

export const listPointProposals = useCase(
  pointReview.proposals,
  ['table'],
  async ({ contentCode, kind, of, pageIndex, pageSize }, context) => {
    const { actor, ports } = context
    const entered = await enter(context)
    // The home page asks this: so mails find everybody who administers points.
    if (mayListAll(actor) && actor.email) await keepAdmin(ports.table, entered.owner, actor)
    const proposals = await listProposals(ports.table, entered.owner)
    const choose = of === 'seen' ? seenProposals : answerable
    const waiting = choose(actor, entered, await readProposedPoints(ports.table, entered.owner, proposals), proposals)
    const chosen = waiting.filter(
      ({ proposal }) =>
        (contentCode === undefined || proposal.contentCode === contentCode) && (kind === undefined || proposal.kind === kind),
    )
    const shown = chosen.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    const codes = shown.flatMap(({ proposal, point }) => [proposal.contentCode, point.contentCode])
    const held = await readHeld(ports.table, actor.tenant, [...new Set(codes)])
    const content = shown.map((one) =>
      presentProposal(one, {
        actor,
        settings: entered.settings,
        older: held.get(one.point.contentCode),
        newer: held.get(one.proposal.contentCode),
      }),
    )
    const byDocument = Map.groupBy(waiting, ({ proposal }) => proposal.contentCode)
    const documents = [...byDocument].slice(0, MAX_COUNTED).map(([code, own]) => ({ contentCode: code, ...countKinds(own) }))
    return { content, totalElements: chosen.length, pageSize, counts: countKinds(waiting), documents }
  },
)
