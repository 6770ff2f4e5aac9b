import type { Tenant } from '#contract/tenant.ts'
import { isContentCode } from '#library/document/content-code.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { readHeld } from '#library/read-held.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { findNote, type StoredNote } from './store.ts'

interface NoteLookup {
  readonly actor: Actor
  readonly tenant: Tenant
  readonly ports: Pick<Ports, 'table'>
}

/** Codes under which notes on a document may stand: those of all its records, as another may stand for them by now. */
export const codesOf = (contentId: string, document: HeldDocument | undefined): string[] => [
  ...new Set([...(document?.sources ?? []).map(({ contentCode }) => contentCode), contentId]),
]

export async function findHeld(contentId: string, { tenant, ports }: NoteLookup): Promise<HeldDocument | undefined> {
  return isContentCode(contentId) ? (await readHeld(ports.table, tenant, [contentId])).get(contentId) : undefined
}

/** Finds a person's own note, with its document if the library still has it; notes outlive documents. */
export async function findOwnNote(
  { contentId, annotationId }: { readonly contentId: string; readonly annotationId: string },
  lookup: NoteLookup,
): Promise<{ note: StoredNote | undefined; document: HeldDocument | undefined }> {
  const document = await findHeld(contentId, lookup)
  for (const contentCode of codesOf(contentId, document)) {
    const note = await findNote(lookup.ports.table, lookup.actor, { contentCode, annotationId: annotationId.toWellFormed() })
    if (note) return { note, document }
  }
  return { note: undefined, document }
}
