import { kindOf } from '#standing/kind-of.ts'
import type { KnownDocument, Reference } from '#standing/known-document.ts'
import { CHANGES, REPLACED_BY, REPLACES } from '#standing/relation-types.ts'
import type { LibraryDocument } from '../document/library-document.ts'
import { publicationDateOf } from '../document/publication-date.ts'
import { nameOf, namesOf } from './names.ts'
import { trackOf } from './track.ts'

/** The facts of a document that decide its standing, and that of documents around it. */
export function knownDocumentOf({ contentCode, record }: Pick<LibraryDocument, 'contentCode' | 'record'>): KnownDocument {
  const names = namesOf(record)
  const targets = (types: readonly string[], stated: string | undefined): Reference[] => {
    const related = record.relations.filter(({ type }) => types.includes(type)).map(({ designation }) => designation)
    const designations = [...new Set([...(stated === undefined ? [] : [stated]), ...related])]
    return designations.map((designation) => ({ name: nameOf(designation), designation }))
  }
  return {
    contentCode,
    designation: record.designation,
    names: names.is,
    family: names.standard,
    publisher: record.publisher,
    track: record.translationOf ? trackOf(record) : '',
    language: record.language,
    kind: kindOf(record),
    status: record.status,
    date: publicationDateOf(record),
    withdrawn: record.withdrawnDate ?? '',
    edition: record.edition,
    replacedBy: targets(REPLACED_BY, record.replacedBy),
    replaces: targets(REPLACES, undefined),
    changes: targets(CHANGES, record.supplementTo),
  }
}
