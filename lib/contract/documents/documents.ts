import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { SEARCH_TEXT_LIMIT } from '../endpoint/limits.ts'
import { ClauseList, ClauseText } from './clauses.ts'
import { ContentCode } from './document-card.ts'
import { DocumentInfo, DocumentMetadata, Translation } from './document-metadata.ts'
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
    /** picture of a PDF's first page, to show until the page itself is drawn, and the size of that page in points */
    firstPage: z.optional(z.strictObject({ url: z.string(), width: z.number(), height: z.number() })),
  }),
)
export type FileLink = SchemaType<typeof FileLink>

export const ENTITLEMENT_HEADER = 'entitlementaccess'

export const documentProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-entitled': { status: 403, title: 'User is not entitled for the Document' },
  'no-file': { status: 404, title: 'The document has no such file' },
} as const

export const downloadProblems = {
  ...documentProblems,
  'not-downloadable': { status: 403, title: 'The document is for reading alone' },
} as const

const pdfDownloadProblems = {
  ...downloadProblems,
  /** ask again */
  'points-being-written': { status: 409, title: 'Compass points are being written into this PDF' },
  'points-not-writable': { status: 409, title: 'Compass points cannot be written into this PDF' },
} as const

const clauseProblems = {
  ...documentProblems,
  'clause-not-found': { status: 404, title: 'The document has no such clause' },
  'not-copyable': { status: 403, title: 'The document is for reading alone' },
} as const

const designationProblems = {
  'designation-not-found': { status: 404, title: 'No document has this designation', detail: 'Not found Content' },
} as const

const helpProblems = { 'guide-not-found': { status: 404, title: 'There is no such guide' } } as const

const UnresolvedLink = lazySchema(() => z.strictObject({ link: z.string(), times: z.int(), lastUsed: z.iso.datetime() }))
export type UnresolvedLink = SchemaType<typeof UnresolvedLink>

/** Text that names a document; longer ones name none. */
const Named = lazySchema(() => z.string().check(z.maxLength(SEARCH_TEXT_LIMIT)))

export const documents = {
  metadata: endpoint({
    id: 'documents.metadata',
    method: 'GET',
    path: '/api/documents/metadata',
    access: 'account',
    /** language of the names of ICS classes */
    input: () => z.strictObject({ contentCode: z.string(), language: z.optional(z.string().check(z.maxLength(20))) }),
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
  /** Old links that found no document, the most frequent first. A link is forgotten 90 days after its last use. */
  unresolvedLinks: endpoint({
    id: 'documents.unresolvedLinks',
    method: 'GET',
    path: '/api/documents/unresolved-links',
    access: ['ADMIN'],
    drm: false,
    input: () =>
      z.strictObject({
        page: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
        size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
      }),
    output: () => z.strictObject({ count: z.int(), result: z.array(UnresolvedLink()) }),
  }),
  pdf: endpoint({
    id: 'documents.pdf',
    method: 'GET',
    path: '/api/documents/pdf/contentCode',
    access: 'account',
    input: byCode,
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
    input: () => z.strictObject({ id: Id() }),
    output: FileLink,
    answer: 'file',
    errors: documentProblems,
  }),
  html: endpoint({
    id: 'documents.html',
    method: 'GET',
    path: '/api/documents/html/{id}',
    access: 'account',
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
