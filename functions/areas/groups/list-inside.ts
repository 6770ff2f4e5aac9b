import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { DirectoryOwner } from '#people/directory.ts'
import type { Table } from '#ports/table.ts'
import { findGroup } from './group/group-list.ts'
import { type GroupRole, roleOf, seesInside } from './group/policy.ts'
import { readGroupDocuments } from './group/store.ts'
import type { GroupDocumentEntry } from './group/stored-group.ts'

interface InsideGroup {
  readonly role: GroupRole
  readonly documents: readonly { readonly entry: GroupDocumentEntry; readonly document: JoinedDocument }[]
}

/**
 * Lists documents of a group to those who are in it; undefined to others. Two records of one text are one document. With protected
 * viewing only what one may read is listed, as in searches.
 */
export async function listInside(
  table: Table,
  owner: DirectoryOwner,
  groupId: string,
  actor: Actor,
): Promise<InsideGroup | undefined> {
  const group = await findGroup(table, owner, groupId)
  const role = group ? roleOf(actor, group) : 'none'
  if (!seesInside(role)) return undefined
  const entries = await readGroupDocuments(table, owner, groupId)
  const codes = entries.map(({ contentCode }) => contentCode)
  const byCode = await readJoinedDocuments(table, owner.tenant, codes)
  const known = new Set<string>()
  const documents = entries.flatMap((entry) => {
    const document = byCode.get(entry.contentCode)
    if (!document || known.has(document.contentCode) || (actor.drmView && !mayRead(actor, document))) return []
    known.add(document.contentCode)
    return [{ entry, document }]
  })
  return { role, documents }
}
