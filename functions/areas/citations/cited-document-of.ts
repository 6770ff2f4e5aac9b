import type { CitedDocument } from '#citations/cited-document.ts'
import type { Standing } from '#contract/documents/document-card.ts'
import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
import { isKnownPublisher, knownPublisher, publisherCode } from '#library/document/known-publishers.ts'
import { publicationDateOf } from '#library/document/publication-date.ts'

/** Status as bibliographies name it: an amended edition is the current one. */
const STATUS_IN_WORDS: Readonly<Record<Standing['is'], string>> = {
  'in-force': 'current',
  amended: 'current',
  'under-revision': 'current',
  superseded: 'superseded',
  withdrawn: 'withdrawn',
  draft: 'draft',
  unknown: '',
}

const MARKUP = /<\/?(?:i|b|sub|sup)>/gi

const DOI = /10\.\d{4,9}\/\S+/

/** Publishers of a joint document, by its record and by the head of its designation. An adopter's designation names whom it adopts. */
function jointPublishersOf({ record, sources }: HeldDocument): string[] {
  const { adopters, publishers } = designationKeys(record.designation).read
  const isOwn = (code: string) => sources.some(({ publisherCode }) => publisherCode === code)
  const named = adopters.length === 0 && publishers.some(isOwn) ? publishers.filter(isKnownPublisher) : []
  const stated = record.relations.filter(({ type }) => type === 'copublishedBy').map(({ designation }) => designation)
  return [...stated, ...named].filter((code) => !isOwn(publisherCode(code)))
}

/** Names of everybody who publishes a text, each once. */
function publishersOf(document: HeldDocument): string[] {
  const own = document.sources.map(({ publisherName }) => publisherName)
  return [...new Set([...own, ...jointPublishersOf(document).map((code) => knownPublisher(code).name)])]
}

/** Identifiers by which programs know a document. */
function identifiersOf({ record }: HeldDocument): Pick<CitedDocument, 'doi' | 'isbn' | 'issn'> {
  const { doi, isbn, issn } = record.details ?? {}
  const found = [doi ?? '', ...record.otherDesignations].map((text) => DOI.exec(text)?.[0]).find(Boolean)
  return { ...(found && { doi: found }), ...(isbn && { isbn }), ...(issn && { issn }) }
}

interface Citing {
  readonly standing: Standing
  /** origin of the tenant's site */
  readonly origin: string
  readonly now: Date
}

/** Facts of a document as a citation names them, with everybody who publishes its text. */
export function citedDocumentOf(document: HeldDocument, { standing, origin, now }: Citing): CitedDocument {
  const { contentCode, record } = document
  return {
    number: record.designation,
    title: record.title.replace(MARKUP, ''),
    publishers: publishersOf(document),
    type: record.documentType,
    edition: record.edition,
    date: publicationDateOf(record),
    status: STATUS_IN_WORDS[standing.is],
    language: record.language,
    url: `${origin}/document/?${new URLSearchParams({ contentcode: contentCode })}`,
    accessed: now.toISOString().slice(0, 10),
    ...identifiersOf(document),
  }
}
