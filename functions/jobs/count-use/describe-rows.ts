import type { Tenant } from '#contract/tenant.ts'
import { type Holdings, isOpenTo } from '#entitlement/holdings.ts'
import type { DocumentUse } from '#functions/events/counting/day-use.ts'
import type { DocumentRow } from '#functions/events/counting/usage-store.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { findAccount, type Subscription } from '#people/store.ts'
import type { Table } from '#ports/table.ts'

export const READ_SIZE = 50

/** The first subscription of an account that opens a document; a document that several open counts for one. */
function subscriptionOf(subscriptions: readonly Subscription[], document: JoinedDocument | undefined): string {
  const opening = subscriptions.find(({ publisher, collection }) =>
    collection === undefined ? document?.opens.publishers.includes(publisher) : document?.opens.collections.includes(collection),
  )
  return opening ? [opening.publisher, opening.collection].filter(Boolean).join('/') : ''
}

const yearOf = (document: JoinedDocument | undefined) => Number(document?.record.publishDate?.slice(0, 4) ?? 0) || 0

/** Account whose use is described, and the facts that describe it. */
interface Describing {
  readonly tenant: Tenant
  readonly accountId: string
  /** holdings of guests: everybody may read by them */
  readonly guests: Holdings
  /** rows of the day as they were reported: what they say of a document stays */
  readonly reported?: readonly DocumentRow[]
}

/** Adds to uses of documents what reports say of these: as they are now, because they may be gone when somebody reads the report. */
export async function describeRows(
  table: Table,
  { tenant, accountId, guests, reported = [] }: Describing,
  uses: readonly DocumentUse[],
): Promise<DocumentRow[]> {
  const account = await findAccount(table, tenant, accountId)
  const known = new Map(reported.map((row) => [row.document, row]))
  const rows: DocumentRow[] = []
  for (let at = 0; at < uses.length; at += READ_SIZE) {
    const some = uses.slice(at, at + READ_SIZE)
    const documents = await readJoinedDocuments(
      table,
      tenant,
      some.flatMap(({ document }) => (known.has(document) ? [] : [document])),
    )
    for (const use of some) {
      const document = documents.get(use.document)
      rows.push({
        designation: document?.record.designation ?? use.document,
        publisher: document?.record.publisher ?? use.document.split('|')[0] ?? '',
        subscription: subscriptionOf(account?.subscriptions ?? [], document),
        year: yearOf(document),
        type: document?.record.documentType ?? '',
        isOpen: document !== undefined && isOpenTo(guests, document.opens),
        ...known.get(use.document),
        ...use,
      })
    }
  }
  return rows
}
