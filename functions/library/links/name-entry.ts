import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { namesOf } from './names.ts'

/** Why a document stands under a name: it is called so, is an edition of that family, translates it or one edition of it, adds to it, was replaced by it. */
export type Role = 'is' | 'edition' | 'translation' | 'edition-translation' | 'supplement' | 'replaced'

/** A document as it stands under a name: what its neighbours show of it, and what orders editions. */
export interface NameEntry {
  readonly roles: readonly Role[]
  readonly contentCode: string
  readonly designation: string
  readonly publisher: string
  readonly status: StoredRecord['status']
  /** ISO 8601, a year alone where no more is known; empty where not even that */
  readonly date: string
  readonly edition: string
  readonly language: string
  readonly track: string
  /** the name of what it translates */
  readonly translates?: string
}

/** Editions follow each other on one track: translations by language, and supplements are editions of nothing. */
export function trackOf(record: StoredRecord): string {
  if (record.supplementTo) return 'supplement'
  return record.translationOf ? `translation ${record.language}` : ''
}

/** Under which names a document stands. */
export function entriesOf({ contentCode, record }: Pick<LibraryDocument, 'contentCode' | 'record'>): Map<string, NameEntry> {
  const names = namesOf(record)
  const places: [string | undefined, Role][] = [
    ...names.is.map((name): [string, Role] => [name, 'is']),
    [names.family, 'edition'],
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
  for (const [name, role] of places)
    if (name !== undefined) entries.set(name, { roles: [...(entries.get(name)?.roles ?? []), role], ...facts })
  return entries
}
