import type { KnownDocument, Reference } from '#standing/known-document.ts'
import { cutText } from '#text/cut.ts'
import { hasFilesHere, isDownloadable } from '../document/entitlement.ts'
import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { publicationDateOf } from '../document/publication-date.ts'
import { identifiersOf } from './identifiers.ts'
import { knownDocumentOf } from './known-document.ts'
import { nameOf, namesOf } from './names.ts'
import { type Place, standardPlaceOf } from './place.ts'
import { otherNamesOf } from './related-names.ts'
import { trackOf } from './track.ts'

/**
 * Relation of a document to a name: it has the name, is an edition of that family, belongs to that standard, translates it or one
 * edition of it, supplements it, was replaced by it, or names it in another relation that decides its standing or that of others.
 */
export type Role = 'is' | 'edition' | 'standard' | 'translation' | 'edition-translation' | 'supplement' | 'replaced' | 'names'

/** Facts of a document that decide standings, where they differ from the usual: an edition without relations. */
interface StandingFacts extends Partial<Pick<KnownDocument, 'kind' | 'withdrawn'>> {
  /** designations */
  readonly replacedBy?: readonly string[]
  readonly replaces?: readonly string[]
  readonly changes?: readonly string[]
}

/** A document's entry under a name: the facts that related cards show, and those that order editions. */
export interface NameEntry {
  readonly roles: readonly Role[]
  readonly contentCode: string
  readonly designation: string
  readonly publisher: string
  readonly status: StoredRecord['status']
  /** partial date; empty where unknown */
  readonly date: string
  readonly edition: string
  readonly language: string
  readonly track: string
  readonly standing?: StandingFacts
  /** name of the document that it translates */
  readonly translates?: string
  /** name of its standard; absent under that name itself, and in entries of an earlier release */
  readonly standardName?: string
  /** under the name of its standard alone */
  readonly member?: Membership
}

/** Longer titles are found by their beginning. */
const MAX_TITLE_LENGTH = 200

/** Entries by name. */
export type NamePages = ReadonlyMap<string, readonly NameEntry[]>

/** Facts of a document that matter within its standard. */
export interface Membership extends Place {
  /** title of an edition; a row is found by those of its former editions too */
  readonly named?: string
  /** its names, where it has more than that of its designation */
  readonly names?: readonly string[]
  /** collections that open it; absent where there are none */
  readonly collections?: readonly string[]
  /** reading of its text: here or at an outside publisher; absent where the library has none */
  readonly read?: 'here' | 'outside'
  readonly downloadable?: true
}

/** Facts of a document that its entries are made of. */
export type Named = Pick<LibraryDocument, 'contentCode' | 'record' | 'files' | 'publisher'>

function textFactsOf(document: Named): Pick<Membership, 'read' | 'downloadable'> {
  if (!hasFilesHere(document)) return { read: 'outside' }
  const { pdf, html } = document.files
  return { ...((pdf || html) && { read: 'here' as const }), ...(isDownloadable(document) && { downloadable: true as const }) }
}

const designationsOf = (references: readonly Reference[]) => references.map(({ designation }) => designation)

function standingFactsOf({ kind, withdrawn, replacedBy, replaces, changes }: KnownDocument): StandingFacts | undefined {
  const facts = {
    ...(kind !== 'edition' && { kind }),
    ...(withdrawn && { withdrawn }),
    ...(replacedBy.length > 0 && { replacedBy: designationsOf(replacedBy) }),
    ...(replaces.length > 0 && { replaces: designationsOf(replaces) }),
    ...(changes.length > 0 && { changes: designationsOf(changes) }),
  }
  return Object.keys(facts).length > 0 ? facts : undefined
}

/** The entries of a document, by name. */
export function entriesOf(document: Named): Map<string, NameEntry> {
  const { contentCode, record } = document
  const names = namesOf(record)
  const roles: [string | undefined, Role][] = [
    ...[...names.is, ...identifiersOf(record).map(nameOf)].map((name): [string, Role] => [name, 'is']),
    [names.family, 'edition'],
    [names.standard, 'standard'],
    [names.translationOf, 'translation'],
    [names.translatedFamily, 'edition-translation'],
    [names.supplementTo, 'supplement'],
    [names.replacedBy, 'replaced'],
    ...otherNamesOf(document).map((name): [string, Role] => [name, 'names']),
  ]
  const standing = standingFactsOf(knownDocumentOf(document))
  const facts = {
    contentCode,
    designation: record.designation,
    publisher: record.publisher,
    status: record.status,
    date: publicationDateOf(record),
    edition: record.edition,
    language: record.language,
    track: trackOf(record),
    ...(standing && { standing }),
    ...(names.translationOf !== undefined && { translates: names.translationOf }),
  }
  const entries = new Map<string, NameEntry>()
  for (const [name, role] of roles)
    if (name !== undefined)
      entries.set(name, { roles: [...(entries.get(name)?.roles ?? []), role], ...facts, standardName: names.standard })
  const collections = record.collections.length > 0 && { collections: record.collections }
  const place = standardPlaceOf(record)
  const isEdition = !place.changes && standing?.kind !== 'draft' && record.status !== 'Draft'
  const member = {
    ...place,
    ...(isEdition && { named: cutText(record.title, MAX_TITLE_LENGTH) }),
    ...(names.is.length > 1 && { names: names.is }),
    ...collections,
    ...textFactsOf(document),
  }
  const { standardName: _own, ...own } = entries.get(names.standard) as NameEntry
  entries.set(names.standard, { ...own, member })
  return entries
}
