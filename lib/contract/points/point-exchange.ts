import * as z from 'zod/mini'
import { FileLink } from '../documents/documents.ts'
import { endpoint } from '../endpoint/endpoint.ts'
import { LanguageCode } from '../endpoint/languages.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { accessProblems } from './point-problems.ts'
import { PointDocument } from './point-schemas.ts'
import { ChosenPoints } from './points.ts'

const POINT_FORMATS = ['csv', 'xlsx', 'json', 'html', 'xfdf'] as const
/** characters of one call, below the limit of a request; a larger file is sent in several */
const MAX_IMPORT_LENGTH = 60_000
const MAX_COUNTED = 100

/** Outcome for one point of a file. */
const ImportedPoint = lazySchema(() =>
  z.strictObject({
    /** place in the file, from 0 */
    index: z.int(),
    compassPointUUID: z.optional(z.string()),
    name: z.string(),
    contentCode: z.string(),
    /** the document, where the library has it */
    designation: z.optional(z.string()),
    result: z.enum(['created', 'changed', 'unchanged', 'refused']),
    reason: z.optional(
      z.enum([
        'not-a-point',
        'content-not-found',
        'not-entitled',
        'no-such-place',
        'point-field-empty',
        'point-field-too-long',
        'not-yours',
        'point-inactive',
        'twice',
        'other-file',
        'file-unnamed',
        'several-documents',
      ]),
    ),
    /** name or code of the document that a file names, where it is none that the person may read, or several */
    lookedFor: z.optional(z.string()),
  }),
)
export type ImportedPoint = SchemaType<typeof ImportedPoint>

/** PDF on which annotations were made, where that may be another one than the PDF of the document. */
const OtherFile = lazySchema(() =>
  z.strictObject({
    /** empty where the annotations do not tell it */
    name: z.string(),
    /** the document that its name names; absent: it may be the same document, saved anew */
    contentCode: z.optional(z.string()),
    designation: z.optional(z.string()),
  }),
)
export type OtherFile = SchemaType<typeof OtherFile>

export const pointExchange = {
  /**
   * File of the points of a list, all of them, in its order: of `list`, of the account, or of one document. `xfdf` has a file for
   * each document, of several in a ZIP archive, with the places in its PDF.
   */
  export: endpoint({
    id: 'points.export',
    method: 'GET',
    path: '/api/v1/compasspoint/export/{format}',
    access: 'account',
    input: () =>
      z.extend(ChosenPoints(), {
        format: z.enum(POINT_FORMATS),
        /** `admin`: all of the account, for its compass administrator */
        list: z._default(z.enum(['own', 'admin']), 'own'),
        contentCode: z.optional(PointDocument()),
        /** language of heads and words */
        language: z._default(LanguageCode(), 'en'),
      }),
    output: FileLink,
    answer: 'file',
    errors: accessProblems,
  }),
  /**
   * Takes in points of an exported file, or of XFDF of another reader: with `contentID`, else on the one document that its `f href` names
   * by a file name or by an address of this site, and that the person may read. A dry run only reports. The same file taken
   * in again changes nothing. Authors and times of the file hold for the compass administrator; for others the points are their own.
   * A file that breaks is refused with line and column in `X-LecternApp-Params`, and one of more than 60,000 characters is sent in several calls.
   * Annotations that were made on another PDF are refused, unless it may be the same document saved anew and `sameDocument` says so.
   */
  import: endpoint({
    id: 'points.import',
    method: 'POST',
    path: '/api/v1/compasspoint/import',
    access: 'account',
    input: () =>
      z.strictObject({
        format: z.enum(['json', 'xfdf']),
        data: z.string().check(z.minLength(1), z.maxLength(MAX_IMPORT_LENGTH)),
        contentID: z.optional(PointDocument()),
        sameDocument: z._default(z.boolean(), false),
        dryRun: z._default(z.boolean(), true),
      }),
    output: () =>
      z.strictObject({
        dryRun: z.boolean(),
        created: z.int(),
        changed: z.int(),
        unchanged: z.int(),
        refused: z.int(),
        otherFile: z.optional(OtherFile()),
        content: z.array(ImportedPoint()),
      }),
    errors: { ...accessProblems, 'import-unreadable': { status: 400, title: 'The file cannot be read' } },
  }),
  /** Numbers of active points that the person sees on documents, for cards; documents without any are left out. */
  counts: endpoint({
    id: 'points.counts',
    method: 'POST',
    path: '/api/v1/compasspoint/counts',
    access: 'account',
    input: () => z.strictObject({ contentCodes: z.array(PointDocument()).check(z.maxLength(MAX_COUNTED)) }),
    output: () =>
      z.strictObject({
        counts: z.array(z.strictObject({ contentCode: z.string(), count: z.int() })),
        /** documents with points, and points, of the whole account */
        documents: z.int(),
        total: z.int(),
      }),
    errors: accessProblems,
  }),
}
