import type { Use, UseFacts } from '../endpoint/use.ts'
import type { DocumentMetadata } from './document-metadata.ts'

/** Whoever opens the page of a document whose text is closed to them is told no. */
export const pageUse: Use<{ readonly contentCode: string; readonly beside?: unknown }, Pick<DocumentMetadata, 'access'>> = {
  kind: 'investigation',
  facts({ contentCode: document, beside }, { access }) {
    if (beside) return []
    return [{ document, format: 'page' }, ...(access === 'subscription' ? [{ document, denied: true as const }] : [])]
  },
}

type Format = UseFacts['format']

/** The text of a document reaches somebody; an address that is renewed is no use. */
export const textUse = (format: Format): Use<{ readonly contentCode: string; readonly again?: unknown }, unknown> => ({
  kind: 'request',
  facts: ({ contentCode: document, again }) => (again ? [] : [{ document, format }]),
  asked: ({ contentCode }) => contentCode,
})

/** The same of a file, by its id. */
export const fileUse = (format: Format): Use<{ readonly id: string; readonly again?: unknown }, unknown> => ({
  kind: 'request',
  facts: ({ id: document, again }) => (again ? [] : [{ document, format }]),
  asked: ({ id }) => id,
})
