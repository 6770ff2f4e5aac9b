import type { PlacedProposal } from '#contract/points/proposal-schemas.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { locatePlace } from '#library/places/locate-place.ts'
import type { RenditionText } from '#library/places/rendition-text.ts'
import { readHeld } from '#library/read-held.ts'
import type { TableReader } from '#library/store.ts'
import type { Actor } from '#people/actor.ts'
import type { Table } from '#ports/table.ts'
import type { Entered } from '../seen/enter.ts'
import { seenProposals, type WaitingProposal } from '../seen/waiting.ts'
import { readProposalsOf, type StoredProposal } from '../stored/proposals.ts'
import { readPoints } from '../stored/store.ts'
import { presentPlacedProposal } from './present-proposal.ts'

/** proposals that are presented in a text */
const MAX_PRESENTED = 1000

interface ProposedFor {
  readonly entered: Entered
  /** codes of the records of the document */
  readonly codes: readonly string[]
}

/** Reads the proposals for a document that somebody sees. */
export async function readProposed(
  table: Pick<Table, 'getMany' | 'query'>,
  actor: Actor,
  { entered, codes }: ProposedFor,
): Promise<WaitingProposal[]> {
  const proposals: StoredProposal[] = []
  for await (const some of readProposalsOf(table, entered.owner, codes)) proposals.push(...some)
  if (proposals.length === 0) return []
  const ids = [...new Set(proposals.map(({ pointId }) => pointId))]
  const points = new Map((await readPoints(table, entered.owner, ids)).map((point) => [point.id, point]))
  return seenProposals(actor, entered, points, proposals)
}

interface ReadText extends Pick<Entered, 'settings'> {
  readonly actor: Actor
  readonly document: HeldDocument
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
  const held = await readHeld(table, actor.tenant, [...new Set(shown.map(({ point }) => point.contentCode))])
  return shown.map((one) => {
    const { place } = one.proposal
    const view = { actor, settings, older: held.get(one.point.contentCode), newer: document }
    return presentPlacedProposal(one, view, place && text && locatePlace(text, place.place))
  })
}
