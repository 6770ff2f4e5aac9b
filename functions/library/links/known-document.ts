import type { DocumentKind, KnownDocument, Reference } from '#standing/known-document.ts'
import { AMENDS, CHANGES, REPLACED_BY, REPLACES } from '#standing/relation-types.ts'
import { stageOf } from '#standing/stage-of.ts'
import type { LibraryDocument, StoredRecord } from '../document/library-document.ts'
import { publicationDateOf } from '../document/publication-date.ts'
import { nameOf, namesOf } from './names.ts'
import { standardPlaceOf } from './place.ts'

/** NIST IR 8352sup1 */
const SUPPLEMENT = /\dsup\d*$/i

function kindOf(record: StoredRecord): DocumentKind {
  if (stageOf(record.designation) > 0) return 'draft'
  const { kind } = standardPlaceOf(record)
  if (kind !== 'edition') return kind
  if (SUPPLEMENT.test(record.designation)) return 'supplement'
  return record.relations.some(({ type }) => AMENDS.includes(type)) ? 'amendment' : 'edition'
}

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
    track: record.translationOf ? `translation ${record.language}` : '',
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
