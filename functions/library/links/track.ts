import type { StoredRecord } from '../document/library-document.ts'

/** The sequence of editions that a document belongs to: originals, translations by language. A supplement belongs to none. */
export function trackOf(record: StoredRecord): string {
  if (record.supplementTo) return 'supplement'
  return record.translationOf ? `translation ${record.language}` : ''
}
