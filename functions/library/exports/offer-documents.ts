import type { CitedDocument } from '#citations/cited-document.ts'
import { writeBibtexList, writeCslJsonList, writeRisList } from '#citations/write-list.ts'
import type { Standing } from '#contract/documents/document-card.ts'
import type { FileLink } from '#contract/documents/documents.ts'
import type { ListFormat } from '#contract/documents/list-export.ts'
import { appendAudit } from '#functions/audits/append-audit.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import { formatCsv } from '#text/csv.ts'
import { citedDocumentOf } from '../citing/cited-document-of.ts'
import { shortHash } from '../document/bounded-key.ts'
import { dayOf } from '../document/day.ts'
import type { JoinedDocument } from '../document/joined-document.ts'
import { UNCITED } from '../document/uncited.ts'
import { findStandings } from '../reading/add-standings.ts'
import { readJoinedDocuments } from '../reading/read-joined-documents.ts'
import { exportTitle, offerExport } from './offer-export.ts'

const HEAD = ['designation', 'title', 'status', 'publisher', 'type', 'language', 'published', 'address']
const UNKNOWN: Standing = { is: 'unknown' }

const rowOf = ({ number, title, status, publishers, type, language, date, url }: CitedDocument) => [
  ...[number, title, statusNamesFor('en')[status], publishers.join('; '), type, language, date, url],
]

const WRITERS: Readonly<
  Record<ListFormat, { readonly write: (all: readonly CitedDocument[]) => string; ending: string; contentType: string }>
> = {
  csv: { write: (all) => formatCsv([HEAD, ...all.map(rowOf)]), ending: 'csv', contentType: 'text/csv; charset=utf-8' },
  ris: { write: writeRisList, ending: 'ris', contentType: 'application/x-research-info-systems' },
  bibtex: { write: writeBibtexList, ending: 'bib', contentType: 'application/x-bibtex' },
  csljson: { write: writeCslJsonList, ending: 'json', contentType: 'application/vnd.citationstyles.csl+json' },
}

interface ExportContext {
  readonly actor: Actor
  /** origin of the tenant's site */
  readonly origin: string
  readonly originatedIp: string
  readonly ports: Pick<Ports, 'table' | 'objects' | 'clock'>
}

interface ExportedList {
  /** names the list in the file and in the audit */
  readonly subject: string
  /** in the order in which the list is shown */
  readonly contentCodes: readonly string[]
  readonly format: ListFormat
}

/** Offers documents of a list as a file. What is no document to cite, such as a video, is in the table alone. */
export async function offerDocuments(
  { actor, origin, originatedIp, ports }: ExportContext,
  { subject, contentCodes, format }: ExportedList,
): Promise<FileLink> {
  const { tenant, userId, account } = actor
  const byCode = await readJoinedDocuments(ports.table, tenant, contentCodes)
  const documents = new Map<string, JoinedDocument>()
  for (const code of contentCodes) {
    const document = byCode.get(code)
    if (document) documents.set(document.contentCode, document)
  }
  const listed = [...documents.values()].filter(({ record }) => format === 'csv' || !UNCITED.includes(record.contentType))
  const standings = await findStandings(ports.table, tenant, [...documents.keys()], dayOf(ports.clock))
  const now = ports.clock.now()
  const cited = listed.map((one) => citedDocumentOf(one, { standing: standings.get(one.contentCode) ?? UNKNOWN, origin, now }))
  const { write, ending, contentType } = WRITERS[format]
  const data = { message: `${subject} ${format} ${cited.length}`, remoteAddress: originatedIp }
  await appendAudit(ports, tenant, { principal: userId, type: 'LIST_EXPORTED', data })
  const key = `${tenant}/exports/lists/${shortHash(`${account?.id} ${userId} ${subject}`, 22)}.${ending}`
  return offerExport(ports, { key, title: exportTitle(subject, ports.clock), contentType, data: write(cited) })
}
