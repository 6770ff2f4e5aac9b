import type { CitedDocument } from '#citations/cited-document.ts'
import type { Status } from '#contract/document-card.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { publicationDateOf } from '#library/document/publication-date.ts'

const STATUS_IN_WORDS: Readonly<Record<Status, string>> = {
  Active: 'current',
  Adopted: 'current',
  Current: 'current',
  Draft: 'draft',
  Previous: 'superseded',
  Historical: 'superseded',
  Replaced: 'superseded',
  Withdrawn: 'withdrawn',
  'Withdrawn Replaced': 'withdrawn',
  'Withdrawn No replacement': 'withdrawn',
  Unknown: '',
}

const MARKUP = /<\/?(?:i|b|sub|sup)>/gi

/** Facts of a document as a citation names them; `origin` is that of the tenant's site. */
export function citedDocumentOf({ contentCode, record, publisher }: LibraryDocument, origin: string, now: Date): CitedDocument {
  return {
    number: record.designation,
    title: record.title.replace(MARKUP, ''),
    publishers: [publisher.name],
    type: record.documentType,
    edition: record.edition,
    date: publicationDateOf(record),
    status: STATUS_IN_WORDS[record.status],
    language: record.language,
    url: `${origin}/document/?${new URLSearchParams({ contentcode: contentCode })}`,
    accessed: now.toISOString().slice(0, 10),
  }
}
