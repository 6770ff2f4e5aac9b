import type { Status } from '#contract/documents/document-card.ts'
import { publisherCode } from '#library/document/known-publishers.ts'
import type { LibraryRecord } from '#library/document/record.ts'
import { plainText } from '../../html/inline-text.ts'
import { documentTypeLabel } from './document-type-label.ts'
import { guessFamily } from './guess-family.ts'
import { isArchived, mapStatus } from './map-status.ts'
import { reconcileRelations } from './reconcile-relations.ts'
import { replacementOf, supplementedBy, translatedFrom } from './relaton-relations.ts'
import type { RelatonRecord, RelatonRelation } from './relaton-schema.ts'

interface Mapped {
  readonly record: LibraryRecord
  /** reasons of what was dropped */
  readonly remarks: readonly string[]
}

export function mapRelaton(given: RelatonRecord): Mapped {
  const { designation } = given
  const inForce = IN_FORCE.includes(mapStatus(given.status ?? '', NO_SUCCESSOR))
  const { relations, remarks } = reconcileRelations(designation, inForce, given.relations ?? [])
  return { record: recordOf(given, relations), remarks }
}

const IN_FORCE: readonly Status[] = ['Active', 'Adopted', 'Current']
const NO_SUCCESSOR = { replaced: false, newEdition: false }

function recordOf(given: RelatonRecord, relations: readonly RelatonRelation[]): LibraryRecord {
  const family = given.family ?? guessFamily(given.designation)
  const replacedBy = replacementOf(family, relations)
  const successor = { replaced: replacedBy !== undefined, newEdition: staysIn(family, replacedBy) }
  return {
    sourceId: given.id || undefined,
    publisher: publisherCode(given.publisher),
    designation: given.designation,
    otherDesignations: given.altDesignations,
    family,
    edition: given.edition ?? given.version ?? '',
    year: given.year ?? undefined,
    title: given.title,
    titles: otherTitles(given),
    description: plainText(given.abstract ?? given.abstracts?.en ?? ''),
    documentType: documentTypeLabel(given.docType ?? ''),
    contentType: given.contentType ?? '',
    classification: '',
    status: isArchived(given.designation) ? 'Withdrawn' : mapStatus(given.status ?? '', successor),
    language: languageOf(given.languages ?? []),
    publishDate: given.publishedDate ?? undefined,
    lastUpdateDate: given.updatedDate ?? given.publishedDate ?? undefined,
    publishedOnlineDate: undefined,
    withdrawnDate: given.withdrawnDate ?? undefined,
    committees: given.committees,
    ics: given.ics,
    keywords: given.keywords,
    collections: [],
    taxonomy: [],
    sectors: [],
    topics: [],
    replacedBy,
    translationOf: translatedFrom(relations),
    supplementTo: supplementedBy(given.designation, given.docType ?? '', relations),
    relations: allRelations(given.copublishers, relations),
    accessUrl: given.source?.url ?? undefined,
    drm: false,
    downloadable: true,
    ...(given.details && { details: given.details }),
    ...(given.workItems && { workItems: given.workItems }),
    ...(given.courses && { courses: given.courses }),
    files: { oldPdfs: [] },
  }
}

/** Titles other than the main title, which is mostly the English one. */
function otherTitles({ title, titles }: RelatonRecord): Record<string, string> {
  const others = Object.entries(titles ?? {}).filter(([, text]) => text !== title && text.trim() !== '')
  return Object.fromEntries(others.map(([language, text]) => [language, plainText(text)]))
}

const TWO_LETTERS = new Map<string, string>(Object.entries({ pol: 'pl', eng: 'en', fra: 'fr', deu: 'de', spa: 'es', rus: 'ru' }))

/** Chooses English where the document has it, because its title is English too; else the first language. */
function languageOf(languages: readonly string[]): string {
  const language = languages.includes('en') ? 'en' : (languages[0] ?? 'en')
  return TWO_LETTERS.get(language) ?? language
}

function staysIn(family: string, replacedBy: string | undefined): boolean {
  return replacedBy !== undefined && guessFamily(replacedBy) === family
}

function allRelations(copublishers: readonly string[], relations: readonly RelatonRelation[]): LibraryRecord['relations'] {
  const withThem = copublishers.map((publisher) => ({ type: 'copublishedBy', designation: publisher }))
  return [...relations, ...withThem].slice(0, 2000)
}
