import type { Tenant } from '#contract/tenant.ts'
import { dayOf } from '#library/document/day.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { findStandings } from '#library/reading/add-standings.ts'
import type { Ports } from '#ports/ports.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import { knownStanding, statusWordOf } from '#standing/status-words.ts'
import { loadExportWords } from '../exchange/words/load-words.ts'

interface MailedDocument {
  readonly tenant: Tenant
  readonly contentCode: string
  readonly document: Pick<LibraryDocument, 'record'>
}

/** Writes the line of a mail with the present status of its document, in the words of the pages of a language. */
export async function writeStatusLine(
  { table, clock }: Pick<Ports, 'table' | 'clock'>,
  { tenant, contentCode, document }: MailedDocument,
  langKey: string,
): Promise<string> {
  const standing = (await findStandings(table, tenant, [contentCode], dayOf(clock))).get(contentCode)
  const word = statusWordOf(knownStanding({ status: document.record.status, ...(standing && { standing }) }))
  const { documentStatus } = await loadExportWords(langKey)
  return `${documentStatus}: ${statusNamesFor(langKey)[word]}`
}
