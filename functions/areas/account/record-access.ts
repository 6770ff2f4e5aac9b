import { codesOfText, type JoinedDocument } from '#library/document/joined-document.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { TableUnavailable } from '#ports/table.ts'
import { recordsAccesses } from './policy.ts'
import { addAccess } from './store.ts'

type Recording = Pick<Ports, 'table' | 'clock'>
type OpenedDocument = Pick<JoinedDocument, 'contentCode' | 'sources'>

/** Adds a document to the last opened ones. A table that takes nothing, as on a full disk, keeps nobody from their document. */
async function addToLastOpened({ table, clock }: Recording, { tenant, userId, account }: Actor, document: OpenedDocument) {
  if (!account) return
  try {
    const { contentCode } = document
    const access = { contentCode, codes: codesOfText(document), at: clock.now().toISOString() }
    await addAccess(table, tenant, userId, account.id, access)
  } catch (error) {
    if (!(error instanceof TableUnavailable)) throw error
  }
}

/** Records that somebody opened a document, for their home page. */
export async function recordAccess(ports: Recording, actor: Actor, document: OpenedDocument): Promise<void> {
  if (recordsAccesses(actor)) await addToLastOpened(ports, actor, document)
}
