import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { SEARCH_TEXT_LIMIT } from '../endpoint/limits.ts'
import { ClauseList, ClauseText } from './clauses.ts'
import { ContentCode } from './document-card.ts'
import { DocumentInfo, DocumentMetadata, Translation } from './document-metadata.ts'
import {
  clauseProblems,
  designationProblems,
  documentProblems,
  helpProblems,
  pdfDownloadProblems,
  previewProblems,
} from './document-problems.ts'
import { fileUse, pageUse, textUse } from './document-uses.ts'
import { oldLinks } from './old-links.ts'
import { AskedPages, WordsOfPages } from './page-words.ts'
import { DocumentPreview, FirstPagePicture } from './preview.ts'
import { Timeline } from './timeline.ts'

export type { DocumentMetadata } from './document-metadata.ts'

/** Accepts any text. An id or code that the tenant does not have answers 404. */
const Id = lazySchema(() => z.string())
export const byCode = lazySchema(() => z.strictObject({ contentCode: z.string() }))

/** Temporary URL of a file. */
export const FileLink = lazySchema(() =>
  z.strictObject({
    /** absolute, or relative to the tenant's site */
    url: z.string(),
    expiresAt: z.iso.datetime(),
    name: z.string(),
    contentType: z.string(),
    /** bytes */
    size: z.int(),
    /** passcode of an encrypted PDF */
    passcode: z.optional(z.string()),
    /** shown until the page itself is drawn */
    firstPage: z.optional(FirstPagePicture()),
  }),
)
export type FileLink = SchemaType<typeof FileLink>

export const ENTITLEMENT_HEADER = 'entitlementaccess'

/** Text that names a document; longer ones name none. */
const Named = lazySchema(() => z.string().check(z.maxLength(SEARCH_TEXT_LIMIT)))

export const documents = {
  metadata: endpoint({
    id: 'documents.metadata',
    method: 'GET',
    path: '/api/documents/metadata',
    access: 'account',
    use: pageUse,
    /** `language`: of the names of ICS classes · `beside`: read for another act than to show the document */
    input: () =>
      z.strictObject({
        contentCode: z.string(),
        language: z.optional(z.string().check(z.maxLength(20))),
        beside: z.optional(z.literal('true')),
      }),
    output: DocumentMetadata,
    headers: [ENTITLEMENT_HEADER],
    errors: documentProblems,
  }),
  info: endpoint({
    id: 'documents.info',
    method: 'GET',
    path: '/api/documents/info',
    access: 'account',
    input: byCode,
    output: DocumentInfo,
    errors: documentProblems,
  }),
  /** Timeline of the standard that a document belongs to. */
  editions: endpoint({
    id: 'documents.editions',
    method: 'GET',
    path: '/api/documents/editions',
    access: 'account',
    input: byCode,
    output: Timeline,
    errors: documentProblems,
  }),
  clauses: endpoint({
    id: 'documents.clauses',
    method: 'GET',
    path: '/api/documents/clauses',
    access: 'account',
    input: byCode,
    output: ClauseList,
    errors: documentProblems,
  }),
  /** Text of a clause, to be copied. Refused for documents that are not readable or are protected. */
  clauseText: endpoint({
    id: 'documents.clauseText',
    method: 'GET',
    path: '/api/documents/clauses/text',
    access: 'account',
    drm: false,
    /** `clause` is the id of a clause */
    input: () => z.strictObject({ contentCode: z.string(), clause: z.string().check(z.maxLength(1000)) }),
    output: ClauseText,
    errors: clauseProblems,
  }),
  /** Beginning of a text that is not open to the account. Refused where the text is open or protected, and where the tenant shows none. */
  preview: endpoint({
    id: 'documents.preview',
    method: 'GET',
    path: '/api/documents/preview',
    access: 'account',
    drm: false,
    input: byCode,
    output: DocumentPreview,
    errors: previewProblems,
  }),
  /** Words of pages of the PDF with their places, of which selections are made: at most `MAX_WORD_PAGES` at once. */
  words: endpoint({
    id: 'documents.words',
    method: 'GET',
    path: '/api/documents/words',
    access: 'account',
    input: AskedPages,
    output: WordsOfPages,
    errors: documentProblems,
  }),
  verify: endpoint({
    id: 'documents.verify',
    method: 'GET',
    path: '/api/documents/verification/contentCode',
    access: 'account',
    input: byCode,
    output: () => z.strictObject({ entitled: z.boolean() }),
    headers: [ENTITLEMENT_HEADER],
    errors: documentProblems,
  }),
  translations: endpoint({
    id: 'documents.translations',
    method: 'GET',
    path: '/api/documents/translations',
    access: 'account',
    input: () => z.strictObject({ contentId: Id() }),
    output: () => z.array(Translation()),
    errors: documentProblems,
  }),
  translationsByCode: endpoint({
    id: 'documents.translationsByCode',
    method: 'GET',
    path: '/api/documents/translations/byContentCode',
    access: 'account',
    input: byCode,
    output: () => z.array(Translation()),
    errors: documentProblems,
  }),
  byDesignation: endpoint({
    id: 'documents.byDesignation',
    method: 'GET',
    path: '/api/documents/contentCode/designation',
    access: 'account',
    /** assetId, designation and search are tried in this order; year and status select an edition. */
    input: () =>
      z.strictObject({
        designation: z.optional(Named()),
        year: z.optional(z.string().check(z.maxLength(20))),
        status: z.optional(z.string().check(z.maxLength(100))),
        search: z.optional(Named()),
        assetId: z.optional(Named()),
        /** the old link that asks; one that finds nothing is counted for administrators */
        link: z.optional(z.string().check(z.maxLength(500))),
      }),
    output: () => z.strictObject({ contentCode: ContentCode() }),
    errors: designationProblems,
  }),
  ...oldLinks,
  pdf: endpoint({
    id: 'documents.pdf',
    method: 'GET',
    path: '/api/documents/pdf/contentCode',
    access: 'account',
    use: textUse('pdf'),
    /** `again`: the address of a text that is open was given before */
    input: () => z.strictObject({ contentCode: z.string(), again: z.optional(z.literal('true')) }),
    output: FileLink,
    answer: 'file',
    errors: documentProblems,
  }),
  /** PDF to keep. Refused for documents that are not readable, are protected, or belong to an outside publisher. */
  download: endpoint({
    id: 'documents.download',
    method: 'GET',
    path: '/api/documents/download',
    access: 'account',
    drm: false,
    use: textUse('download'),
    /** `compassPoints`: with the points that the person sees on it, listed behind in `language` */
    input: () =>
      z.strictObject({
        contentCode: z.string(),
        compassPoints: z.optional(z.enum(['true', 'false'])),
        language: z.optional(z.string().check(z.maxLength(20))),
      }),
    output: FileLink,
    answer: 'file',
    errors: pdfDownloadProblems,
  }),
  oldPdf: endpoint({
    id: 'documents.oldPdf',
    method: 'GET',
    path: '/api/documents/pdf/old/{id}',
    access: 'account',
    use: fileUse('pdf'),
    input: () => z.strictObject({ id: Id(), again: z.optional(z.literal('true')) }),
    output: FileLink,
    answer: 'file',
    errors: documentProblems,
  }),
  html: endpoint({
    id: 'documents.html',
    method: 'GET',
    path: '/api/documents/html/{id}',
    access: 'account',
    use: fileUse('html'),
    input: () => z.strictObject({ id: Id() }),
    output: FileLink,
    answer: 'file',
    errors: documentProblems,
  }),
  helpDocument: endpoint({
    id: 'documents.helpDocument',
    method: 'GET',
    path: '/api/documents/getHelpDocument',
    access: 'session',
    input: () =>
      z.strictObject({ title: z.string().check(z.minLength(1), z.maxLength(200)), format: z._default(z.enum(['pdf']), 'pdf') }),
    output: FileLink,
    answer: 'file',
    errors: helpProblems,
  }),
}
