import type { PlacedProposal } from '#contract/points/proposal-schemas.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { TableReader } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import type { PointAccess } from '../rights/load-point-access.ts'
import { visibleProposals, type WaitingProposal } from '../rights/visible-proposals.ts'
import { readPoints } from '../store/points-store.ts'
import { readProposalsOf, type StoredProposal } from '../store/proposals-store.ts'
import { presentPlacedProposal } from './present-proposal.ts'

/** proposals that are presented in a text */
const MAX_PRESENTED = 1000

interface ProposedFor {
  readonly access: PointAccess
  /** codes of the records of the document */
  readonly codes: readonly string[]
}

/** Reads the proposals for a document that somebody sees. */
export async function readProposed(
  table: Pick<Table, 'getMany' | 'query'>,
  actor: Actor,
  { access, codes }: ProposedFor,
): Promise<WaitingProposal[]> {
  const proposals: StoredProposal[] = []
  for await (const some of readProposalsOf(table, access.owner, codes)) proposals.push(...some)
  if (proposals.length === 0) return []
  const ids = [...new Set(proposals.map(({ pointId }) => pointId))]
  const points = new Map((await readPoints(table, access.owner, ids)).map((point) => [point.id, point]))
  return visibleProposals(actor, access, points, proposals)
}

interface ReadText extends Pick<PointAccess, 'settings'> {
  readonly actor: Actor
  readonly document: JoinedDocument
  /** absent where the document has no such rendition */
  readonly text: RenditionText | undefined
}

/** Presents the first proposals of a document, with where each is in one of its renditions. */
export async function presentProposed(
  table: TableReader,
  waiting: readonly WaitingProposal[],
  { actor, settings, document, text }: ReadText,
): Promise<PlacedProposal[]> {
  const shown = waiting.slice(0, MAX_PRESENTED)
  const held = await readJoinedDocuments(table, actor.tenant, [...new Set(shown.map(({ point }) => point.contentCode))])
  return shown.map((one) => {
    const { place } = one.proposal
    const view = { actor, settings, older: held.get(one.point.contentCode), newer: document }
    return presentPlacedProposal(one, view, place && text && locatePlace(text, place.place))
  })
}
