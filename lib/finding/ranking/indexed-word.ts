import type { Standing } from '#contract/documents/document-card.ts'
import { type StatusWord, statusWordOf } from '#standing/status-words.ts'
import type { Precedence } from '../indexed-document.ts'

/** First word of each precedence, for documents whose standing is not known. */
const WORD_OF: Readonly<Record<Precedence, StatusWord>> = {
  0: 'in-force',
  1: 'in-force',
  2: 'unknown',
  3: 'superseded',
  4: 'draft',
}

/** The status of a document that an earlier release indexed: by the standing on its card, else by its precedence. */
export const indexedWordOf = (precedence: Precedence, standing: Standing | undefined): StatusWord =>
  standing ? statusWordOf(standing) : WORD_OF[precedence]
