import { batchesOf } from '#async/batches.ts'
import type { CarryRule } from '#contract/points/carry-rules.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { queryAll, queryPages } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Json, type Table } from '#ports/table.ts'
import { untilWritten } from '#ports/until-written.ts'
import { pointKeys, pointQueries } from './store.ts'
import type { PointOwner, StoredPlace } from './stored-point.ts'

/** A point of an earlier edition, or of another language, as it would stand in a document. */
export interface StoredProposal {
  readonly id: string
  readonly pointId: string
  /** the newer document */
  readonly contentCode: string
  readonly designation: string
  readonly kind: 'same' | 'changed' | 'gone' | 'translated'
  /** the rule by which it was carried; earlier releases did not store it */
  readonly because?: CarryRule
  readonly place?: StoredPlace
  readonly older: string
  readonly newer?: string
  readonly clause?: { readonly id: string; readonly number: string; readonly title: string }
  /** place among the others of the document */
  readonly order: number
  /** ISO 8601 */
  readonly since: string
}

export interface ProposalAnswer {
  readonly answer: 'accept' | 'move' | 'drop'
  /** name of the person */
  readonly by: string
  /** ISO 8601 */
  readonly at: string
}

/** proposals; each is two writes of a transaction */
const BATCH_SIZE = 40

/** proposals that are removed in one transaction */
const REMOVED_SIZE = 100

/** The id of the proposal to carry a point to a document: there is one. */
export const proposalIdOf = (pointId: string, contentCode: string): string => shortHash(`${pointId} ${contentCode}`, 22)

const read = ({ pk: _, sk: _s, ...facts }: Item) => facts as unknown as StoredProposal

/** Lists what waits. Proposals under the key of earlier builds, which did not name the document, are moved to theirs. */
export async function listProposals(table: Pick<Table, 'query' | 'transact'>, owner: PointOwner): Promise<StoredProposal[]> {
  const items = await queryAll(table, pointQueries.waiting(owner))
  const [former, present] = [true, false].map((is) =>
    items.filter(({ sk, id }) => (sk === pointKeys.formerWaiting(owner, id as string).sk) === is),
  ) as [Item[], Item[]]
  if (former.length === 0) return present.map(read)
  // One that was proposed again meanwhile waits once.
  const known = new Set(present.map(({ id }) => id))
  for (const some of batchesOf(former, BATCH_SIZE))
    try {
      await table.transact(
        some.flatMap((item) => [
          { delete: { pk: item.pk, sk: item.sk }, condition: { exists: true } },
          ...(known.has(item.id) ? [] : [{ put: { ...item, ...pointKeys.waiting(owner, read(item)) } }]),
        ]),
      )
    } catch (error) {
      // Another request moves them.
      if (!(error instanceof ConditionFailed)) throw error
    }
  return [...present, ...former.filter(({ id }) => !known.has(id))].map(read)
}

/** Reads the proposals that wait for a document, by the codes of its records, some at a time. */
export async function* readProposalsOf(
  table: Pick<Table, 'query'>,
  owner: PointOwner,
  contentCodes: readonly string[],
): AsyncGenerator<StoredProposal[]> {
  for (const code of contentCodes)
    for await (const items of queryPages(table, { ...pointQueries.waitingFor(owner, code), limit: 100 })) yield items.map(read)
}

/** Removes waiting proposals as if they had never been made: their points may be proposed again. */
export async function removeProposals(
  table: Pick<Table, 'transact'>,
  owner: PointOwner,
  proposals: readonly StoredProposal[],
): Promise<void> {
  for (const some of batchesOf(proposals, REMOVED_SIZE))
    await table.transact(some.map((proposal) => ({ delete: pointKeys.waiting(owner, proposal) })))
}

async function listAnswered(table: Pick<Table, 'query'>, owner: PointOwner): Promise<Set<string>> {
  const query = pointQueries.answered(owner)
  return new Set((await queryAll(table, query)).map(({ sk }) => sk.slice(query.prefix.length)))
}

/** Saves proposals that wait; those that were answered stay answered. */
export async function saveProposals(
  table: Pick<Table, 'query' | 'transact'>,
  owner: PointOwner,
  proposals: readonly StoredProposal[],
): Promise<void> {
  let answered = await listAnswered(table, owner)
  for (const batch of batchesOf(proposals, BATCH_SIZE))
    await untilWritten(async () => {
      const some = batch.filter(({ id }) => !answered.has(id))
      try {
        await table.transact(
          some.flatMap((proposal) => [
            { put: { ...pointKeys.waiting(owner, proposal), ...(proposal as unknown as { readonly [name: string]: Json }) } },
            { check: pointKeys.answered(owner, proposal.id), condition: { exists: false } },
          ]),
        )
        return true
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        answered = await listAnswered(table, owner)
        return undefined
      }
    })
}

/** Marks a waiting proposal as answered; false where it was answered meanwhile. */
export async function answerProposal(
  table: Pick<Table, 'transact'>,
  owner: PointOwner,
  proposal: Pick<StoredProposal, 'id' | 'contentCode'>,
  answer: ProposalAnswer,
): Promise<boolean> {
  try {
    await table.transact([
      { delete: pointKeys.waiting(owner, proposal), condition: { exists: true } },
      { put: { ...pointKeys.answered(owner, proposal.id), ...answer } },
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** Takes names out of the answers to proposals of an account. */
export async function eraseFromAnswers(
  table: Pick<Table, 'query' | 'update'>,
  owner: PointOwner,
  names: ReadonlySet<string>,
): Promise<void> {
  for (const { pk, sk, by } of await queryAll(table, pointQueries.answered(owner)))
    if (names.has(by as string)) await table.update({ pk, sk }, { set: { by: '' } }, { exists: true })
}
