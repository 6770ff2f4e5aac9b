import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { RelatedContentItem } from './related-content-item.ts'

/** Clause of a document, in reading order. Its id stays the same over ingest again, and over editions where the clause does. */
const ListedClause = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    /** number as printed, without a final point; empty without one */
    number: z.string(),
    title: z.string(),
    /** from 1 */
    level: z.int().check(z.minimum(1)),
    nature: z.enum(['normative', 'informative', 'front', 'back']),
    /** page of the PDF on which it begins, from 1 */
    page: z.optional(z.int().check(z.minimum(1))),
    /** points below the upper edge of that page */
    top: z.optional(z.number()),
    /** id of its element in the HTML page */
    element: z.optional(z.string()),
    /** the same clause in the other languages of a document that has several side by side */
    twins: z.optional(z.array(z.strictObject({ id: z.string(), language: z.string() }))),
  }),
)
export type ListedClause = SchemaType<typeof ListedClause>

/** Caption of a table or a figure in the PDF, which the text refers to by its number. */
const PlacedCaption = lazySchema(() =>
  z.strictObject({
    kind: z.enum(['table', 'figure']),
    /** number as printed, without the word before it */
    number: z.string(),
    page: z.int().check(z.minimum(1)),
    top: z.number(),
  }),
)
export type PlacedCaption = SchemaType<typeof PlacedCaption>

/** Pages from one to another, from 1. */
const PageRun = lazySchema(() => z.strictObject({ from: z.int(), to: z.int() }))

/** Clauses of a document, made from its HTML where it has both HTML and PDF, and the documents that its text links to. */
export const ClauseList = lazySchema(() =>
  z.strictObject({
    /** absent without a text */
    source: z.optional(z.enum(['pdf', 'html', 'sts'])),
    /** the text is being made; ask again in some seconds */
    pending: z.boolean(),
    /** when it was asked for, while it is being made */
    since: z.optional(z.iso.datetime()),
    /** the document has pages and no text: a scan */
    scan: z.optional(z.literal(true)),
    /** pages of a PDF with text that are pictures without text, from 1, as runs from page to page; covers are not told */
    scannedPages: z.optional(z.array(PageRun())),
    /** pages of a scan whose text a program has recognised: letters and digits may be wrong */
    recognisedPages: z.optional(z.array(PageRun())),
    /** pages of which the file does not say which characters their letters are: they have no text */
    unmappedPages: z.optional(z.array(PageRun())),
    clauses: z.array(ListedClause()),
    captions: z.array(PlacedCaption()),
    /** documents of the library that it refers to; all of them have a content code */
    references: z.array(RelatedContentItem()),
  }),
)
export type ClauseList = SchemaType<typeof ClauseList>

/** Text of a clause with those under it, block by block, each a line. */
export const ClauseText = lazySchema(() =>
  z.strictObject({
    text: z.string(),
    /** it is longer than what is copied at once */
    isCut: z.boolean(),
    /** some of it was recognised in a scan */
    recognised: z.optional(z.literal(true)),
  }),
)
