import type { Tenant } from '#contract/tenant.ts'
import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import { findJoinedDocument } from '#library/reading/read-joined-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { findNote, type StoredNote } from './store.ts'

interface NoteLookup {
  readonly actor: Actor
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'table'>
}

export async function findNotedDocument(contentId: string, { tenant, ports }: NoteLookup): Promise<JoinedDocument | undefined> {
  return await findJoinedDocument(ports.table, tenant, contentId)
}

/** Finds a person's own note, with its document if the library still has it; notes outlive documents. */
export async function findPersonalNote(
  { contentId, annotationId }: { readonly contentId: string; readonly annotationId: string },
  lookup: NoteLookup,
): Promise<{ note: StoredNote | undefined; document: JoinedDocument | undefined }> {
  const document = await findNotedDocument(contentId, lookup)
  for (const contentCode of codesOfText(document, contentId)) {
    const note = await findNote(lookup.ports.table, lookup.actor, { contentCode, annotationId: annotationId.toWellFormed() })
    if (note) return { note, document }
  }
  return { note: undefined, document }
}
