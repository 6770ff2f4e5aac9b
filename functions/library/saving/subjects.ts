import type { StoredRecord } from '../document/library-document.ts'
import { valuePath } from '../document/value-path.ts'
import english from '../ics/en.json' with { type: 'json' }

const NAMES: Readonly<Record<string, string>> = english

/** Documents that a record refers to by designation. Later ones add little: a list of hundreds is of everything. */
const MAX_REFERENCES = 20
/** Relations between editions have the record's own number, which says nothing of its subject. */
const BETWEEN_EDITIONS = /edition|instance|successor/i

/** Names of the classes of the ICS that a code is in. */
const icsNamesOf = (code: string): string[] => valuePath('ics', code).flatMap((one) => NAMES[one] || [])

/** Lists texts of a record on its subject beside title, description and keywords, for search by meaning. */
export function subjectsOf(
  record: Pick<StoredRecord, 'ics' | 'committees' | 'sectors' | 'topics' | 'taxonomy' | 'relations'>,
): string[] {
  const { ics, committees, sectors, topics, taxonomy, relations } = record
  const references = relations.filter(({ type }) => !BETWEEN_EDITIONS.test(type)).slice(0, MAX_REFERENCES)
  const cited = references.map(({ designation }) => designation)
  return [...new Set([...ics.flatMap(icsNamesOf), ...committees, ...sectors, ...topics, ...taxonomy, ...cited])]
}
