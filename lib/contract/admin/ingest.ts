import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { UPLOAD_KIND_NAMES } from './upload-kinds.ts'

/** Fields that a column of a table may be, in the order in which people choose. */
export const COLUMN_FIELDS = [
  'designation',
  'title',
  'publisher',
  'publishedDate',
  'status',
  'docType',
  'abstract',
  'edition',
  'year',
  'languages',
  'ics',
  'committees',
  'keywords',
  'copublishers',
  'altDesignations',
  'family',
  'updatedDate',
  'withdrawnDate',
  'relations.replaces',
  'relations.replacedBy',
  'details.isbn',
  'details.issn',
  'details.doi',
  'details.volume',
  'source.url',
  'contentType',
  'id',
] as const

const MAX_COLUMNS = 300
const Field = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(60)))

const Column = lazySchema(() =>
  z.nullable(
    z.union([
      Field(),
      z.strictObject({
        field: Field(),
        dates: z.optional(z.enum(['day-month', 'month-day'])),
        words: z.optional(z.record(z.string(), z.string())),
      }),
    ]),
  ),
)

/** Columns of a table by head, as the file beside a table has them. */
export const UploadColumns = lazySchema(() =>
  z.strictObject({
    format: z.literal('lectern-columns/1'),
    delimiter: z.optional(z.string().check(z.length(1))),
    encoding: z.optional(z.string().check(z.maxLength(40))),
    sheet: z.optional(z.string().check(z.maxLength(100))),
    columns: z
      .record(z.string().check(z.maxLength(500)), Column())
      .check(z.refine((columns) => Object.keys(columns).length <= MAX_COLUMNS)),
    /** fields that every record has */
    values: z.optional(z.record(Field(), z.string().check(z.maxLength(1000)))),
  }),
)
export type UploadColumns = SchemaType<typeof UploadColumns>

/** Reason why a record does not come in, or comes in with less than it could. Its words are English, as those of the log. */
const IngestRefusal = lazySchema(() =>
  z.strictObject({
    file: z.string(),
    line: z.optional(z.int()),
    field: z.optional(z.string()),
    reason: z.string(),
  }),
)
export type IngestRefusal = SchemaType<typeof IngestRefusal>

/** Result of a dry run. */
const UploadPreview = lazySchema(() =>
  z.strictObject({
    /** documents that would come in, each once */
    documents: z.int(),
    /** records of a document that a later record replaces */
    repeated: z.int(),
    refused: z.int(),
    /** false where the file is long, and its beginning alone was read */
    whole: z.boolean(),
    /** first records, field by field */
    samples: z.array(z.array(z.strictObject({ field: z.string(), text: z.string() }))),
    refusals: z.array(IngestRefusal()),
    remarks: z.array(IngestRefusal()),
    /** columns of a table, as they were read or guessed */
    columns: z.optional(UploadColumns()),
  }),
)
export type UploadPreview = SchemaType<typeof UploadPreview>

const Upload = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(UPLOAD_KIND_NAMES),
    /** bytes */
    size: z.int(),
    at: z.iso.datetime(),
    /** `sent`: an address was given · `checking`: a dry run is under way · `failed`: it could not be done · `started`: it is ingested */
    state: z.enum(['sent', 'checking', 'checked', 'failed', 'started']),
    preview: z.optional(UploadPreview()),
  }),
)
export type Upload = SchemaType<typeof Upload>

const IngestRun = lazySchema(() =>
  z.strictObject({
    run: z.string(),
    name: z.string(),
    state: z.enum(['running', 'done']),
    updatedAt: z.iso.datetime(),
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    refused: z.int(),
    /** error of the last try; it is tried again */
    trouble: z.optional(z.string()),
  }),
)
export type IngestRun = SchemaType<typeof IngestRun>

const FailedJob = lazySchema(() =>
  z.strictObject({ id: z.string(), name: z.string(), tries: z.int(), reason: z.string(), failedAt: z.iso.datetime() }),
)
export type FailedJobRow = SchemaType<typeof FailedJob>

const Id = () => z.string().check(z.minLength(1), z.maxLength(100))
const JobId = () => z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(2000)) })
const forStaff = { access: ['ADMIN'], drm: false } as const
const uploadProblems = {
  'upload-not-found': { status: 404, title: 'There is no such upload' },
  'upload-not-sent': { status: 409, title: 'The file has not arrived' },
  'upload-not-taken': { status: 400, title: 'The library does not take in this file' },
} as const
const jobProblems = { 'job-not-found': { status: 404, title: 'There is no such failed job' } } as const

/** Ingest of files that administrators send: a dry run first, then the ingest itself, both as jobs. */
export const ingest = {
  /** Uploads of 30 days that were not ingested, runs of 90 days and failed jobs, each the last one first. */
  ingest: endpoint({
    id: 'admin.ingest',
    method: 'GET',
    path: '/api/admin/ingest',
    ...forStaff,
    input: () => z.strictObject({}),
    output: () => z.strictObject({ uploads: z.array(Upload()), runs: z.array(IngestRun()), failedJobs: z.array(FailedJob()) }),
  }),
  /** Gives the address to which a file is sent by PUT with the content type, within an hour. */
  addUpload: endpoint({
    id: 'admin.addUpload',
    method: 'POST',
    path: '/api/admin/uploads',
    ...forStaff,
    input: () =>
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}\p{Cs}/\\]+$/u)),
        size: z.int().check(z.minimum(1), z.maximum(2 ** 40)),
      }),
    output: () => z.strictObject({ id: z.string(), url: z.string(), contentType: z.string(), expiresAt: z.iso.datetime() }),
    errors: { 'upload-not-taken': uploadProblems['upload-not-taken'] },
  }),
  upload: endpoint({
    id: 'admin.upload',
    method: 'GET',
    path: '/api/admin/uploads/{id}',
    ...forStaff,
    input: () => z.strictObject({ id: Id() }),
    output: Upload,
    errors: { 'upload-not-found': uploadProblems['upload-not-found'] },
  }),
  /** Begins a dry run of a file that has arrived, of a table also with other columns. It writes nothing into the library. */
  checkUpload: endpoint({
    id: 'admin.checkUpload',
    method: 'POST',
    path: '/api/admin/uploads/{id}/check',
    ...forStaff,
    input: () => z.strictObject({ id: Id(), columns: z.optional(UploadColumns()) }),
    output: Upload,
    errors: uploadProblems,
  }),
  /** Begins the ingest of a file after its dry run. */
  ingestUpload: endpoint({
    id: 'admin.ingestUpload',
    method: 'POST',
    path: '/api/admin/uploads/{id}/ingest',
    ...forStaff,
    input: () => z.strictObject({ id: Id() }),
    output: Upload,
    errors: { ...uploadProblems, 'upload-not-checked': { status: 409, title: 'The file has had no dry run' } },
  }),
  dropUpload: endpoint({
    id: 'admin.dropUpload',
    method: 'DELETE',
    path: '/api/admin/uploads/{id}',
    ...forStaff,
    input: () => z.strictObject({ id: Id() }),
    output: () => z.strictObject({}),
    answer: 'none',
    errors: { 'upload-not-found': uploadProblems['upload-not-found'] },
  }),
  /** Refused records of a run, at most 5,000; of each part of a long file the first 500. */
  refusals: endpoint({
    id: 'admin.refusals',
    method: 'GET',
    path: '/api/admin/ingest/refusals',
    ...forStaff,
    input: () => z.strictObject({ run: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    output: () => z.array(IngestRefusal()),
  }),
  /** Runs a failed job again, with all its tries. */
  retryJob: endpoint({
    id: 'admin.retryJob',
    method: 'POST',
    path: '/api/admin/jobs/retry',
    ...forStaff,
    input: JobId,
    output: () => z.strictObject({}),
    answer: 'none',
    errors: jobProblems,
  }),
  /** Drops a failed job: it will never run. */
  dropJob: endpoint({
    id: 'admin.dropJob',
    method: 'POST',
    path: '/api/admin/jobs/drop',
    ...forStaff,
    input: JobId,
    output: () => z.strictObject({}),
    answer: 'none',
    errors: jobProblems,
  }),
}
