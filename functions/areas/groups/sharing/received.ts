import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Table } from '#ports/table.ts'
import { readDocumentsOfGroups } from '../group/store.ts'
import { listReceived, readHidden, type StoredShare } from '../shares/share-store.ts'
import { listJoinedGroups } from './joined-groups.ts'

interface Received {
  readonly contentCode: string
  readonly by: string
  readonly at: string
  readonly message: string
  readonly from?: StoredShare['from']
  readonly group?: { readonly groupID: string; readonly name: string }
}

/** A document that others share with somebody, with all that shares it, the last one first. */
export interface ReceivedDocument {
  readonly document: JoinedDocument
  readonly shares: readonly Received[]
}

/** Lists what is shared with somebody by people and in groups, the last shared first. */
async function listShares(table: Table, owner: DirectoryOwner, actor: Actor): Promise<Received[]> {
  const groups = await listJoinedGroups(table, owner, actor)
  const byGroup = await readDocumentsOfGroups(
    table,
    owner,
    groups.map(({ group }) => group),
  )
  const inGroups = groups.flatMap(({ group: { id, name } }) =>
    (byGroup.get(id) ?? [])
      .filter(({ by }) => by !== actor.userId)
      .map((entry): Received => ({ ...entry, message: '', group: { groupID: id, name } })),
  )
  const all = [...(await listReceived(table, owner, actor.userId)), ...inGroups]
  return all.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Lists the documents that others share with somebody, each once, the last shared first; those they have hidden, or the others. */
export async function listReceivedDocuments(
  table: Table,
  owner: DirectoryOwner,
  actor: Actor,
  { hidden }: { readonly hidden: boolean },
): Promise<ReceivedDocument[]> {
  const shares = await listShares(table, owner, actor)
  const documents = await readJoinedDocuments(
    table,
    owner.tenant,
    shares.map(({ contentCode }) => contentCode),
  )
  const byDocument = Map.groupBy(
    shares.filter(({ contentCode }) => documents.has(contentCode)),
    ({ contentCode }) => documents.get(contentCode)?.contentCode ?? contentCode,
  )
  const isHidden = await readHidden(table, owner, actor.userId, [...byDocument.keys()])
  return [...byDocument].flatMap(([code, some]) => {
    const document = documents.get(some[0]?.contentCode ?? code)
    const isOut = !document || isHidden.has(code) !== hidden || (actor.drmView && !mayRead(actor, document))
    return isOut ? [] : [{ document, shares: some }]
  })
}
