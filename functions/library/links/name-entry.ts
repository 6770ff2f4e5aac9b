import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { namesOf } from './names.ts'
import { type Place, standardPlaceOf } from './place.ts'

/**
 * Relation of a document to a name: it has the name, is an edition of that family, belongs to that standard, translates it or one
 * edition of it, supplements it, or was replaced by it.
 */
export type Role = 'is' | 'edition' | 'standard' | 'translation' | 'edition-translation' | 'supplement' | 'replaced'

/** A document's entry under a name: the facts that related cards show, and those that order editions. */
export interface NameEntry {
  readonly roles: readonly Role[]
  readonly contentCode: string
  readonly designation: string
  readonly publisher: string
  readonly status: StoredRecord['status']
  /** ISO 8601; a year alone where no more is known, empty where nothing is */
  readonly date: string
  readonly edition: string
  readonly language: string
  readonly track: string
  /** name of the document that it translates */
  readonly translates?: string
  /** under the name of its standard alone */
  readonly place?: Place
  /** collections that open it, under the name of its standard alone; absent where there are none */
  readonly collections?: readonly string[]
}

/** The sequence of editions that a document belongs to: originals, translations by language. A supplement belongs to none. */
export function trackOf(record: StoredRecord): string {
  if (record.supplementTo) return 'supplement'
  return record.translationOf ? `translation ${record.language}` : ''
}

/** The entries of a document, by name. */
export function entriesOf({ contentCode, record }: Pick<LibraryDocument, 'contentCode' | 'record'>): Map<string, NameEntry> {
  const names = namesOf(record)
  const roles: [string | undefined, Role][] = [
    ...names.is.map((name): [string, Role] => [name, 'is']),
    [names.family, 'edition'],
    [names.standard, 'standard'],
    [names.translationOf, 'translation'],
    [names.translatedFamily, 'edition-translation'],
    [names.supplementTo, 'supplement'],
    [names.replacedBy, 'replaced'],
  ]
  const facts = {
    contentCode,
    designation: record.designation,
    publisher: record.publisher,
    status: record.status,
    date: record.publishDate ?? record.year?.toString() ?? '',
    edition: record.edition,
    language: record.language,
    track: trackOf(record),
    ...(names.translationOf !== undefined && { translates: names.translationOf }),
  }
  const entries = new Map<string, NameEntry>()
  for (const [name, role] of roles)
    if (name !== undefined) entries.set(name, { roles: [...(entries.get(name)?.roles ?? []), role], ...facts })
  const member = entries.get(names.standard) as NameEntry
  entries.set(names.standard, {
    ...member,
    place: standardPlaceOf(record),
    ...(record.collections.length > 0 && { collections: record.collections }),
  })
  return entries
}
