import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import type { UseFacts } from '../endpoint/use.ts'
import { awaitedComparisons } from './awaited-comparisons.ts'
import { ComparedId, ComparedPageLanguage, comparisonProblems, redlineProblems } from './comparison-input.ts'
import { COMPARISON_VIEWS, MakingProgress } from './comparison-progress.ts'
import { ContentCode, PartialDate, Standing } from './document-card.ts'
import { documentProblems } from './document-problems.ts'
import { FileLink } from './documents.ts'

/** `true` where a red-line of the newer document, made by its publisher, can be downloaded. */
export const REDLINE_HEADER = 'redlineexists'
/** Maker of the red-line that can be had: `publisher`, or `library` where the library makes one itself; absent where there is none. */
export const REDLINE_MAKER_HEADER = 'redlinemaker'
/** `true` where the result of an HTML comparison is there. */
export const RESULT_HEADER = 'fileexists'

/** Pages that each side of a comparison may have. */
export const MAX_COMPARED_PAGES = 5000

/** State of a comparison. */
const Comparison = lazySchema(() =>
  z.strictObject({
    state: z.enum(['none', 'making', 'ready']),
    /** when it was asked for, while a job makes it */
    since: z.optional(z.iso.datetime()),
    /** how far that job is */
    progress: z.optional(MakingProgress()),
    /** the result, where it is ready: a `ComparisonResult` in JSON, or a page of HTML */
    file: z.optional(FileLink()),
    /** true for a document or a person with protected viewing: the result is read on screen, not copied, printed or downloaded */
    protected: z.optional(z.literal(true)),
  }),
)
export type ComparisonAnswer = SchemaType<typeof Comparison>

/** Text that can be compared with others. */
const ComparableText = lazySchema(() =>
  z.strictObject({
    /** id of the file: what the comparison is asked with */
    id: z.string(),
    contentCode: ContentCode(),
    designationNo: z.string(),
    /** may contain <i>, <b>, <sub> and <sup>, and no other markup */
    documentTitle: z.string(),
    format: z.enum(['PDF', 'HTML']),
    /** from 0, the newest first; above 0 it is a former file of the same document */
    index: z.int(),
    /** absent where unknown */
    date: z.optional(PartialDate()),
    standing: Standing(),
    language: z.string(),
    draft: z.optional(z.literal(true)),
    /** whether the account may read it; others can be named and not compared */
    open: z.boolean(),
  }),
)
export type ComparableText = SchemaType<typeof ComparableText>

/** Key of a change: `changeKeysOf` makes it of what the change says, so that it survives an ingest and a new comparison. */
const ChangeKey = lazySchema(() => z.string().check(z.regex(/^[a-z\d]{1,12}(-\d{1,4})?$/)))

/** Changes of a pair that one person may have ticked, and those that one call ticks. */
export const MAX_VIEWED_CHANGES = 5000
export const MAX_TICKED_AT_ONCE = 400

/** A comparison that can be seen looks at both documents; one that is being made is asked for again. */
const compared = (documents: readonly string[], { state }: { readonly state: string }): readonly UseFacts[] =>
  state === 'ready' ? documents.map((document) => ({ document, format: 'compare' })) : []

const htmlPair = lazySchema(() => z.strictObject({ newHtmlId: ComparedId(), oldHtmlId: ComparedId() }))

export const comparison = {
  /** Texts of a document's standard that it can be compared with, and its own: the newest first, at most 200. */
  versions: endpoint({
    id: 'comparison.versions',
    method: 'GET',
    path: '/api/documents/comparison/versions',
    access: 'account',
    feature: 'version-compare',
    input: () => z.strictObject({ contentCode: z.string() }),
    output: () => z.strictObject({ result: z.array(ComparableText()) }),
    errors: documentProblems,
  }),
  /** Compares two PDFs, the older one on the left. Small ones are compared at once; ask again while a comparison is in work. */
  pdf: endpoint({
    id: 'comparison.pdf',
    method: 'GET',
    path: '/api/documents/pdf/comparison',
    access: 'account',
    feature: 'version-compare',
    use: {
      kind: 'investigation',
      facts: ({ leftContentId, rightContentId }, answer) => compared([leftContentId, rightContentId], answer),
    },
    input: () => z.strictObject({ leftContentId: ComparedId(), rightContentId: ComparedId() }),
    output: Comparison,
    headers: [REDLINE_HEADER, REDLINE_MAKER_HEADER],
    errors: comparisonProblems,
  }),
  /** Starts the comparison of two HTML texts. Idempotent. */
  startHtml: endpoint({
    id: 'comparison.startHtml',
    method: 'POST',
    path: '/api/v1/documents/html/comparison',
    access: 'account',
    feature: 'version-compare',
    input: htmlPair,
    query: ['newHtmlId', 'oldHtmlId'],
    output: Comparison,
    errors: comparisonProblems,
  }),
  /** State of the comparison of two HTML texts, with its result: the newer text with marks. */
  checkHtml: endpoint({
    id: 'comparison.checkHtml',
    method: 'GET',
    path: '/api/v1/html/resultCheck',
    access: 'account',
    feature: 'version-compare',
    use: { kind: 'investigation', facts: ({ oldHtmlId, newHtmlId }, answer) => compared([oldHtmlId, newHtmlId], answer) },
    input: htmlPair,
    output: Comparison,
    headers: [RESULT_HEADER],
    errors: comparisonProblems,
  }),
  /**
   * Red-line of a document, by its content code or the id of its file: the publisher's, or else the one that the library made of it
   * and an older document. Refused where no download is.
   */
  redline: endpoint({
    id: 'comparison.redline',
    method: 'GET',
    path: '/api/documents/download/redline/{id}',
    access: 'account',
    drm: false,
    feature: 'version-compare',
    /** `older`: for a red-line that the library made · `language`: of its words */
    input: () => z.strictObject({ id: z.string(), older: z.optional(ComparedId()), language: ComparedPageLanguage() }),
    output: FileLink,
    answer: 'file',
    headers: [REDLINE_MAKER_HEADER],
    errors: redlineProblems,
  }),
  /** Has the library make a red-line of two PDFs: the newer one with marks and a list of changes in front. Idempotent; ask again until it is ready. */
  makeRedline: endpoint({
    id: 'comparison.makeRedline',
    method: 'POST',
    path: '/api/documents/redline',
    access: 'account',
    drm: false,
    feature: 'version-compare',
    input: () => z.strictObject({ older: ComparedId(), newer: ComparedId(), language: ComparedPageLanguage() }),
    query: ['older', 'newer', 'language'],
    output: () =>
      z.strictObject({
        state: z.enum(['none', 'making', 'ready']),
        since: z.optional(z.iso.datetime()),
        progress: z.optional(MakingProgress()),
      }),
    errors: redlineProblems,
  }),
  /** Ends the waiting for a result. Its job ends too, unless others wait for it. Idempotent. */
  cancel: endpoint({
    id: 'comparison.cancel',
    method: 'DELETE',
    path: '/api/documents/comparison/making',
    access: 'account',
    feature: 'version-compare',
    input: () =>
      z.strictObject({
        older: ComparedId(),
        newer: ComparedId(),
        view: z.enum(COMPARISON_VIEWS),
        language: ComparedPageLanguage(),
      }),
    output: () => z.strictObject({}),
    errors: redlineProblems,
  }),
  /**
   * Both texts as a page of HTML with marks, whatever formats they have: the newer one, or both beside each other. Each change has
   * the id `change-` and its index in the answer of `changes`.
   */
  text: endpoint({
    id: 'comparison.text',
    method: 'GET',
    path: '/api/documents/comparison/text',
    access: 'account',
    feature: 'version-compare',
    use: { kind: 'investigation', facts: ({ older, newer }, answer) => compared([older, newer], answer) },
    input: () => z.strictObject({ older: ComparedId(), newer: ComparedId(), layout: z.enum(['unified', 'split']) }),
    output: Comparison,
    errors: comparisonProblems,
  }),
  ...awaitedComparisons,
  /** Changes of a pair of documents that the person has ticked as seen. */
  viewed: endpoint({
    id: 'comparison.viewed',
    method: 'GET',
    path: '/api/documents/comparison/viewed',
    access: 'individual',
    feature: 'version-compare',
    input: () => z.strictObject({ older: ComparedId(), newer: ComparedId() }),
    output: () => z.strictObject({ keys: z.array(ChangeKey()) }),
    errors: documentProblems,
  }),
  /** Ticks changes as seen, or takes the ticks away. Idempotent. */
  markViewed: endpoint({
    id: 'comparison.markViewed',
    method: 'PUT',
    path: '/api/documents/comparison/viewed',
    access: 'individual',
    feature: 'version-compare',
    input: () =>
      z.strictObject({
        older: ComparedId(),
        newer: ComparedId(),
        keys: z.array(ChangeKey()).check(z.minLength(1), z.maxLength(MAX_TICKED_AT_ONCE)),
        viewed: z.boolean(),
      }),
    output: () => z.strictObject({ keys: z.array(ChangeKey()) }),
    errors: { ...documentProblems, 'too-many-ticks': { status: 409, title: 'Too many changes are ticked' } },
  }),
  /** Changes between two editions, each in the file that says most of its structure. */
  changes: endpoint({
    id: 'comparison.changes',
    method: 'GET',
    path: '/api/documents/comparison',
    access: 'account',
    feature: 'version-compare',
    use: { kind: 'investigation', facts: ({ older, newer }, answer) => compared([older, newer], answer) },
    input: () => z.strictObject({ older: ComparedId(), newer: ComparedId() }),
    output: Comparison,
    errors: comparisonProblems,
  }),
}
