import type { CitedDocument } from '#citations/cited-document.ts'
import type { Standing } from '#contract/documents/document-card.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { namedPublishersOf } from '#library/document/joint-publishers.ts'
import { publicationDateOf } from '#library/document/publication-date.ts'
import { statusWordOf } from '#standing/status-words.ts'

const MARKUP = /<\/?(?:i|b|sub|sup)>/gi

const DOI = /10\.\d{4,9}\/\S+/

/** Names of everybody who publishes a text, each once. */
function publishersOf({ record, sources }: JoinedDocument): string[] {
  const codes = sources.map(({ publisherCode }) => publisherCode)
  const named = namedPublishersOf(record, codes).map(({ name }) => name)
  return [...new Set([...sources.map(({ publisherName }) => publisherName), ...named])]
}

/** Identifiers by which programs know a document. */
function identifiersOf({ record }: JoinedDocument): Pick<CitedDocument, 'doi' | 'isbn' | 'issn'> {
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
export function citedDocumentOf(document: JoinedDocument, { standing, origin, now }: Citing): CitedDocument {
  const { contentCode, record } = document
  return {
    number: record.designation,
    title: record.title.replace(MARKUP, ''),
    publishers: publishersOf(document),
    type: record.documentType,
    edition: record.edition,
    date: publicationDateOf(record),
    status: statusWordOf(standing),
    language: record.language,
    url: `${origin}/document/?${new URLSearchParams({ contentcode: contentCode })}`,
    accessed: now.toISOString().slice(0, 10),
    ...identifiersOf(document),
  }
}
