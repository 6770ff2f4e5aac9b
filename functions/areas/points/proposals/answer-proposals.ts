import { pointReview } from '#contract/points/point-review.ts'
import { type Context, useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { selectPlace } from '#library/places/select-place.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readProposedPoints } from '../list/read-proposed-points.ts'
import { savePoints } from '../list/save-points.ts'
import { loadPointAccess } from '../rights/load-point-access.ts'
import { answerable, type WaitingProposal } from '../rights/visible-proposals.ts'
import { auditOf, authorName, documentColumns, placeFacts, storedPlaceOf } from '../store/make-change.ts'
import { namedId } from '../store/named-id.ts'
import { answerProposal, listProposals } from '../store/proposals-store.ts'
import type { PointOwner, StoredPlace, StoredPoint } from '../store/stored-point.ts'
import { sendChanged } from './carry-changed.ts'
import { isWithdrawn } from './present-proposal.ts'

type AnswerContext = Context<typeof pointReview.answer, 'table' | 'objects' | 'clock' | 'ids' | 'jobs'>

const MAX_ANSWERED = 200

/** The id of the point that a proposal makes, so that a proposal which is accepted twice makes one. */
const carriedIdOf = (proposalId: string): string => namedId(`carried ${proposalId}`)

/** Makes the point of the newer edition: its author's, with the texts of the older one, which stays. */
async function acceptProposal(
  { proposal, point }: WaitingProposal,
  place: StoredPlace,
  { owner, document, context }: { owner: PointOwner; document: JoinedDocument; context: AnswerContext },
): Promise<void> {
  const { actor, ports } = context
  const { shared: _, ...kept } = point
  const now = ports.clock.now().toISOString()
  const after: StoredPoint = {
    ...kept,
    id: carriedIdOf(proposal.id),
    contentCode: document.contentCode,
    ...documentColumns(document),
    ...placeFacts(place.place),
    created: now,
    modified: now,
    status: 'active',
    source: point.id,
    version: 1,
    write: ports.ids.next(),
  }
  await savePoints(ports, owner, [{ after, place, audit: auditOf('INSERT', authorName(actor), { after }) }])
  await sendChanged(ports, owner, [after])
}

export const answerPointProposals = useCase(
  pointReview.answer,
  ['table', 'objects', 'clock', 'ids', 'jobs'],
  async ({ answer, ids, kind, contentCode, place: moved }, context) => {
    const { actor, ports, fail } = context
    const access = await loadPointAccess(context)
    const { owner } = access
    const proposals = await listProposals(ports.table, owner)
    const waiting = answerable(actor, access, await readProposedPoints(ports.table, owner, proposals), proposals)
    const named = ids && new Set(ids)
    const chosen = waiting.filter(({ proposal }) => {
      if (named ? !named.has(proposal.id) : kind === undefined && contentCode === undefined) return false
      return (kind === undefined || proposal.kind === kind) && (contentCode === undefined || proposal.contentCode === contentCode)
    })
    if (answer === 'move' && (chosen.length !== 1 || !moved)) return fail(moved ? 'proposal-not-found' : 'no-such-place', 'ids')
    const some = chosen.slice(0, MAX_ANSWERED)
    const held = await readJoinedDocuments(ports.table, actor.tenant, [
      ...new Set(some.map(({ proposal }) => proposal.contentCode)),
    ])
    let answered = 0
    for (const one of some) {
      const document = held.get(one.proposal.contentCode)
      if (answer !== 'drop') {
        const isOpen = document !== undefined && mayRead(actor, document)
        if (answer === 'move' && !isOpen) return fail('not-entitled', 'ids')
        const place = answer === 'move' && document && moved ? await placeIn(document, moved, context) : one.proposal.place
        // A place that is gone is none, and a withdrawn edition takes no points: these wait for another answer.
        if (!isOpen || !place || isWithdrawn(document)) continue
        await acceptProposal(one, place, { owner, document, context })
      }
      const entry = { answer, by: authorName(actor), at: ports.clock.now().toISOString() }
      if (await answerProposal(ports.table, owner, one.proposal, entry)) answered++
    }
    const asked = named ? named.size : chosen.length
    return { answered, skipped: Math.max(0, Math.min(asked, MAX_ANSWERED) - answered), left: chosen.length - some.length }
  },
)

async function placeIn(
  document: JoinedDocument,
  moved: NonNullable<Parameters<typeof selectPlace>[2]>,
  { actor, ports, fail }: AnswerContext,
): Promise<StoredPlace> {
  const selected = await selectPlace({ actor, ports }, document, moved)
  return selected ? storedPlaceOf(selected) : fail('no-such-place', 'place')
}
