import { batchesOf } from '#async/batches.ts'
import type { CitedDocument } from '#citations/cited-document.ts'
import { writeBibtexList, writeCslJsonList, writeRisList } from '#citations/write-list.ts'
import type { Standing } from '#contract/documents/document-card.ts'
import type { ListFormat } from '#contract/documents/list-export.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import { formatCsv } from '#text/csv.ts'
import { citedDocumentOf } from '../citing/cited-document-of.ts'
import { dayOf } from '../document/day.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { UNCITED } from '../document/uncited.ts'
import { findStandings } from '../reading/add-standings.ts'
import { readJoinedDocuments } from '../reading/read-joined-documents.ts'

const HEAD = ['designation', 'title', 'status', 'publisher', 'type', 'language', 'published', 'address']
const UNKNOWN: Standing = { is: 'unknown' }
const BATCH_SIZE = 500

const rowOf = ({ number, title, status, publishers, type, language, date, url }: CitedDocument) => [
  ...[number, title, statusNamesFor('en')[status], publishers.join('; '), type, language, date, url],
]

interface ListWriter {
  readonly write: (all: readonly CitedDocument[]) => string
  readonly ending: string
  readonly contentType: string
}

export const LIST_WRITERS: Readonly<Record<ListFormat, ListWriter>> = {
  csv: { write: (all) => formatCsv([HEAD, ...all.map(rowOf)]), ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  ris: { write: writeRisList, ending: 'ris', contentType: 'application/x-research-info-systems' },
  bibtex: { write: writeBibtexList, ending: 'bib', contentType: 'application/x-bibtex' },
  csljson: { write: writeCslJsonList, ending: 'json', contentType: 'application/vnd.citationstyles.csl+json' },
}

export interface DocumentsToWrite {
  readonly tenant: Tenant
  /** origin of the tenant's site */
  readonly origin: string
  /** in the order in which the list is shown */
  readonly contentCodes: readonly string[]
  readonly format: ListFormat
}

/** Writes documents of a list, each text once. What is no document to cite, such as a video, is in the table alone. */
export async function writeDocuments(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant, origin, contentCodes, format }: DocumentsToWrite,
  onRead: (rows: number) => Promise<void> = async () => undefined,
): Promise<{ readonly data: string; readonly count: number }> {
  const [now, day] = [clock.now(), dayOf(clock)]
  const cited = new Map<string, CitedDocument>()
  let rows = 0
  for (const codes of batchesOf(contentCodes, BATCH_SIZE)) {
    const byCode = await readJoinedDocuments(table, tenant, codes)
    const documents = new Map<string, JoinedDocument>()
    for (const code of codes) {
      const document = byCode.get(code)
      if (document && !cited.has(document.contentCode)) documents.set(document.contentCode, document)
    }
    const standings = await findStandings(table, tenant, [...documents.keys()], day)
    for (const [code, document] of documents)
      if (format === 'csv' || !UNCITED.includes(document.record.contentType))
        cited.set(code, citedDocumentOf(document, { standing: standings.get(code) ?? UNKNOWN, origin, now }))
    rows += codes.length
    await onRead(rows)
  }
  return { data: LIST_WRITERS[format].write([...cited.values()]), count: cited.size }
}
