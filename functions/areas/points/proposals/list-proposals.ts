import { pointReview } from '#contract/points/point-review.ts'
import { useCase } from '#functions/http/use-case.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readProposedPoints } from '../list/read-proposed-points.ts'
import { loadPointAccess } from '../rights/load-point-access.ts'
import { mayListAll } from '../rights/policy.ts'
import { answerable, countKinds, visibleProposals } from '../rights/visible-proposals.ts'
import { listProposals } from '../store/proposals-store.ts'
import { saveAdmin } from '../store/review-mails-store.ts'
import { presentProposal } from './present-proposal.ts'

/** documents */
const MAX_COUNTED = 500

export const listPointProposals = useCase(
  pointReview.proposals,
  ['table'],
  async ({ contentCode, kind, of, pageIndex, pageSize }, context) => {
    const { actor, ports } = context
    const access = await loadPointAccess(context)
    // The home page asks this: so mails find everybody who administers points.
    if (mayListAll(actor) && actor.email) await saveAdmin(ports.table, access.owner, actor)
    const proposals = await listProposals(ports.table, access.owner)
    const choose = of === 'seen' ? visibleProposals : answerable
    const waiting = choose(actor, access, await readProposedPoints(ports.table, access.owner, proposals), proposals)
    const chosen = waiting.filter(
      ({ proposal }) =>
        (contentCode === undefined || proposal.contentCode === contentCode) && (kind === undefined || proposal.kind === kind),
    )
    const shown = chosen.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    const codes = shown.flatMap(({ proposal, point }) => [proposal.contentCode, point.contentCode])
    const held = await readJoinedDocuments(ports.table, actor.tenant, [...new Set(codes)])
    const content = shown.map((one) =>
      presentProposal(one, {
        actor,
        settings: access.settings,
        older: held.get(one.point.contentCode),
        newer: held.get(one.proposal.contentCode),
      }),
    )
    const byDocument = Map.groupBy(waiting, ({ proposal }) => proposal.contentCode)
    const documents = [...byDocument].slice(0, MAX_COUNTED).map(([code, own]) => ({ contentCode: code, ...countKinds(own) }))
    return { content, totalElements: chosen.length, pageSize, counts: countKinds(waiting), documents }
  },
)
