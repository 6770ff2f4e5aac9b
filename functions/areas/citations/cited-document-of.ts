import type { CitedDocument } from '#citations/cited-document.ts'
import type { Standing } from '#contract/documents/document-card.ts'
import type { HeldDocument } from '#library/document/held-document.ts'
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

interface Citing {
  readonly standing: Standing
  /** origin of the tenant's site */
  readonly origin: string
  readonly now: Date
}

/** Facts of a document as a citation names them, with everybody who publishes its text. */
export function citedDocumentOf(document: HeldDocument, { standing, origin, now }: Citing): CitedDocument {
  const { contentCode, record, sources } = document
  return {
    number: record.designation,
    title: record.title.replace(MARKUP, ''),
    publishers: [...new Set(sources.map(({ publisherName }) => publisherName))],
    type: record.documentType,
    edition: record.edition,
    date: publicationDateOf(record),
    status: STATUS_IN_WORDS[standing.is],
    language: record.language,
    url: `${origin}/document/?${new URLSearchParams({ contentcode: contentCode })}`,
    accessed: now.toISOString().slice(0, 10),
  }
}
