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

/** Lists what is shared with somebody by people and in groups. */
async function listShares(table: Table, owner: DirectoryOwner, actor: Actor): Promise<Received[]> {
  const groups = await listJoinedGroups(table, owner, actor)
  const byGroup = await readDocumentsOfGroups(
    table,
    owner,
    groups.map(({ group }) => group),
  )
  const shares: Received[] = [...(await listReceived(table, owner, actor.userId))]
  for (const { group } of groups) {
    const shown = { groupID: group.id, name: group.name }
    for (const { contentCode, by, at } of byGroup.get(group.id) ?? [])
      if (by !== actor.userId) shares.push({ contentCode, by, at, message: '', group: shown })
  }
  return shares
}

const lastFirst = (a: Pick<Received, 'at'>, b: Pick<Received, 'at'>) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)

/** Shares of documents, by the code of the document that each names. */
function sharesByDocument(shares: readonly Received[], documents: ReadonlyMap<string, JoinedDocument>) {
  const byDocument = new Map<string, { readonly document: JoinedDocument; readonly shares: Received[] }>()
  for (const share of shares) {
    const document = documents.get(share.contentCode)
    if (!document) continue
    const known = byDocument.get(document.contentCode)
    if (known) known.shares.push(share)
    else byDocument.set(document.contentCode, { document, shares: [share] })
  }
  return byDocument
}

/** Lists the documents that others share with somebody, each once, the last shared first; those they have hidden, or the others. */
export async function listReceivedDocuments(
  table: Table,
  owner: DirectoryOwner,
  actor: Actor,
  { hidden }: { readonly hidden: boolean },
): Promise<ReceivedDocument[]> {
  const shares = await listShares(table, owner, actor)
  const codes = new Set(shares.map(({ contentCode }) => contentCode))
  const documents = await readJoinedDocuments(table, owner.tenant, [...codes])
  const isHidden = await readHidden(table, owner, actor.userId)
  const received = [...sharesByDocument(shares, documents)].flatMap(([code, { document, shares: some }]) => {
    const isOut = isHidden(code) !== hidden || (actor.drmView && !mayRead(actor, document))
    return isOut ? [] : [{ document, shares: some.sort(lastFirst) }]
  })
  return received.sort(({ shares: [a] }, { shares: [b] }) => (a && b ? lastFirst(a, b) : 0))
}
