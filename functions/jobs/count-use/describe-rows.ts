import { batchesOf } from '#async/batches.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Holdings, isOpenTo } from '#entitlement/holdings.ts'
import type { DocumentUse } from '#functions/events/counting/day-use.ts'
import type { DocumentRow } from '#functions/events/counting/usage-store.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import type { Subscription } from '#people/store.ts'
import type { Table } from '#ports/table.ts'

export const READ_SIZE = 50

/** Facts that rows have of a document, and who opens it. */
type DocumentFacts = Pick<DocumentRow, 'designation' | 'publisher' | 'year' | 'type'> & Pick<JoinedDocument, 'opens'>

/** Documents as they are when a run first describes them: most are used by several accounts, and on several days. */
export type DescribedDocuments = Map<string, DocumentFacts | undefined>

/** Documents that a run has in memory. */
const MAX_DESCRIBED = 20_000

async function readFacts(table: Table, tenant: Tenant, codes: readonly string[], known: DescribedDocuments): Promise<void> {
  if (known.size > MAX_DESCRIBED) known.clear()
  const documents = await readJoinedDocuments(table, tenant, codes)
  for (const code of codes) {
    const document = documents.get(code)
    if (!document) {
      known.set(code, undefined)
      continue
    }
    const { opens, record } = document
    const { designation, publisher, documentType: type = '', publishDate } = record
    known.set(code, { designation, publisher, type, opens, year: Number(publishDate?.slice(0, 4) ?? 0) || 0 })
  }
}

/** The first subscription of an account that opens a document; a document that several open counts for one. */
function subscriptionOf(subscriptions: readonly Subscription[], { opens }: DocumentFacts): string {
  const opening = subscriptions.find(({ publisher, collection }) =>
    collection === undefined ? opens.publishers.includes(publisher) : opens.collections.includes(collection),
  )
  return opening ? [opening.publisher, opening.collection].filter(Boolean).join('/') : ''
}

/** Account whose use is described, and the facts that describe it. */
interface Describing {
  readonly tenant: Tenant
  readonly subscriptions: readonly Subscription[]
  /** holdings of guests: everybody may read by them */
  readonly guests: Holdings
  readonly documents: DescribedDocuments
  /** rows of the day as they were reported: what they say of a document stays */
  readonly reported?: readonly DocumentRow[]
}

/** Adds to uses of documents what reports say of these: as they are now, because they may be gone when somebody reads the report. */
export async function describeRows(
  table: Table,
  { tenant, subscriptions, guests, documents, reported = [] }: Describing,
  uses: readonly DocumentUse[],
): Promise<DocumentRow[]> {
  const reportedAs = new Map(reported.map((row) => [row.document, row]))
  const rows: DocumentRow[] = []
  for (const some of batchesOf(uses, READ_SIZE)) {
    const isUnknown = ({ document }: DocumentUse) => !documents.has(document) && !reportedAs.has(document)
    const unknown = some.filter(isUnknown).map(({ document }) => document)
    if (unknown.length > 0) await readFacts(table, tenant, unknown, documents)
    for (const use of some) {
      const facts = documents.get(use.document)
      rows.push({
        designation: facts?.designation ?? use.document,
        publisher: facts?.publisher ?? use.document.split('|')[0] ?? '',
        subscription: facts ? subscriptionOf(subscriptions, facts) : '',
        year: facts?.year ?? 0,
        type: facts?.type ?? '',
        isOpen: facts !== undefined && isOpenTo(guests, facts.opens),
        ...reportedAs.get(use.document),
        ...use,
      })
    }
  }
  return rows
}
