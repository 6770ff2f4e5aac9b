import type { Tenant } from '#contract/tenant.ts'
import type { LibraryRecord } from '#functions/jobs/ingest/library-record.ts'
import type { Ports } from '#ports/ports.ts'

/** What tells a record from all others of its tenant: the source's own id, or its designation. */
export function sourceKey(
  record: Pick<LibraryRecord, 'sourceId' | 'publisher' | 'designation' | 'language' | 'translationOf'>,
): string {
  if (record.sourceId) return `${record.publisher}|${record.sourceId}`
  const language = record.translationOf ? `|${record.language}` : ''
  return `${record.publisher}||${record.designation}${language}`
}

/** The stamps of the documents that are saved whole, by source key, in the order of the keys. */
export async function stampsOf(
  _ports: Pick<Ports, 'table'>,
  _tenant: Tenant,
  _sourceKeys: readonly string[],
): Promise<(string | undefined)[]> {
  throw new Error('not there yet')
}
