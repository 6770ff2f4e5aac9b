import { batchesOf } from '#async/batches.ts'
import { shortHash } from '#library/document/bounded-key.ts'
import { queryAll, queryPages } from '#ports/query-all.ts'
import { ConditionFailed, type Item, type Json, type Table } from '#ports/table.ts'
import type { PointOwner, StoredPlace } from './stored-point.ts'

/** A point of an earlier edition, or of another language, as it would stand in a document. */
export interface StoredProposal {
  readonly id: string
  readonly pointId: string
  /** the newer document */
  readonly contentCode: string
  readonly designation: string
  readonly kind: 'same' | 'changed' | 'gone' | 'translated'
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

const WAITING = 'waiting.'
const ANSWERED = 'answered.'
/** proposals; each is two writes of a transaction */
const BATCH_SIZE = 40

/** proposals that are removed in one transaction */
const REMOVED_SIZE = 100

const partition = ({ tenant, accountId }: PointOwner) => `${tenant}#point-proposals#${accountId}`
const documentOf = (contentCode: string) => `${WAITING}${shortHash(contentCode, 22)}.`
const waitingKey = (owner: PointOwner, { id, contentCode }: Pick<StoredProposal, 'id' | 'contentCode'>) => ({
  pk: partition(owner),
  sk: `${documentOf(contentCode)}${id}`,
})
const answeredKey = (owner: PointOwner, { id }: Pick<StoredProposal, 'id'>) => ({ pk: partition(owner), sk: `${ANSWERED}${id}` })

/** The id of the proposal to carry a point to a document: there is one. */
export const proposalIdOf = (pointId: string, contentCode: string): string => shortHash(`${pointId} ${contentCode}`, 22)

const read = ({ pk: _, sk: _s, ...facts }: Item) => facts as unknown as StoredProposal

/** Lists what waits. Proposals under the key of earlier builds, which did not name the document, are moved to theirs. */
export async function listProposals(table: Pick<Table, 'query' | 'transact'>, owner: PointOwner): Promise<StoredProposal[]> {
  const items = await queryAll(table, { pk: partition(owner), prefix: WAITING })
  const [former, present] = [true, false].map((is) => items.filter(({ sk, id }) => (sk === `${WAITING}${id}`) === is)) as [
    Item[],
    Item[],
  ]
  if (former.length === 0) return present.map(read)
  // One that was proposed again meanwhile waits once.
  const known = new Set(present.map(({ id }) => id))
  for (const some of batchesOf(former, BATCH_SIZE))
    try {
      await table.transact(
        some.flatMap((item) => [
          { delete: { pk: item.pk, sk: item.sk }, condition: { exists: true } },
          ...(known.has(item.id) ? [] : [{ put: { ...item, ...waitingKey(owner, read(item)) } }]),
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
    for await (const items of queryPages(table, { pk: partition(owner), prefix: documentOf(code), limit: 100 }))
      yield items.map(read)
}

/** Removes waiting proposals as if they had never been made: their points may be proposed again. */
export async function removeProposals(
  table: Pick<Table, 'transact'>,
  owner: PointOwner,
  proposals: readonly StoredProposal[],
): Promise<void> {
  for (const some of batchesOf(proposals, REMOVED_SIZE))
    await table.transact(some.map((proposal) => ({ delete: waitingKey(owner, proposal) })))
}

async function listAnswered(table: Pick<Table, 'query'>, owner: PointOwner): Promise<Set<string>> {
  return new Set((await queryAll(table, { pk: partition(owner), prefix: ANSWERED })).map(({ sk }) => sk.slice(ANSWERED.length)))
}

/** Saves proposals that wait; those that were answered stay answered. */
export async function saveProposals(
  table: Pick<Table, 'query' | 'transact'>,
  owner: PointOwner,
  proposals: readonly StoredProposal[],
): Promise<void> {
  let answered = await listAnswered(table, owner)
  for (let at = 0; at < proposals.length; ) {
    const some = proposals.slice(at, at + BATCH_SIZE).filter(({ id }) => !answered.has(id))
    try {
      await table.transact(
        some.flatMap((proposal) => [
          { put: { ...waitingKey(owner, proposal), ...(proposal as unknown as { readonly [name: string]: Json }) } },
          { check: answeredKey(owner, proposal), condition: { exists: false } },
        ]),
      )
      at += BATCH_SIZE
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      answered = await listAnswered(table, owner)
    }
  }
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
      { delete: waitingKey(owner, proposal), condition: { exists: true } },
      { put: { ...answeredKey(owner, proposal), ...answer } },
    ])
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
