import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'
import { documentProblems, downloadProblems } from './document-problems.ts'

/** Any text. It is a content code or the id of a file; one that the tenant does not have answers 404. */
export const ComparedId = lazySchema(() => z.string().check(z.maxLength(1000)))

/** Language of the page; any other one is English. */
export const ComparedPageLanguage = lazySchema(() => z.optional(z.string().check(z.maxLength(20))))

export const comparisonProblems = {
  ...documentProblems,
  'same-document': { status: 400, title: 'A document cannot be compared with itself' },
  'documents-too-large': {
    status: 413,
    title: 'The documents are too large',
    detail: 'The documents are too large to be compare',
  },
  'no-text': { status: 409, title: 'The document has no text to compare' },
  'text-unprepared': { status: 409, title: 'The text of the document is not prepared yet' },
  /** for a red-line */
  'pdf-unwritable': { status: 409, title: 'The PDF cannot be marked' },
  'comparison-failed': { status: 409, title: 'The comparison failed' },
} as const

export const redlineProblems = {
  ...comparisonProblems,
  ...downloadProblems,
  'redline-unmade': { status: 404, title: 'The red-line is not made yet' },
} as const
