import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import type { Use } from '../endpoint/use.ts'
import { FileLink } from './documents.ts'

/** Styles in words, and formats for programs, by their code. */
export const CITATION_STYLES = {
  ASTM: 'ASTM',
  ISO690: 'ISO 690',
  IEEE: 'IEEE',
  APA: 'APA',
  CHICAGO: 'Chicago',
  BIBTEX: 'BibTeX',
  CSLJSON: 'CSL-JSON',
} as const
export type CitationStyle = keyof typeof CITATION_STYLES

const CitationType = lazySchema(() => z.strictObject({ code: z.string(), name: z.string() }))

const CitationQuery = lazySchema(() =>
  z.strictObject({
    contentId: z.string(),
    /** accepted and not needed: the document says both */
    contentType: z.optional(z.string().check(z.maxLength(100))),
    assetType: z.optional(z.string().check(z.maxLength(100))),
    citationStyle: z.optional(z.string().check(z.maxLength(100))),
    /** number of a clause, which is then cited */
    clause: z.optional(z.string().check(z.maxLength(100))),
    clauseTitle: z.optional(z.string().check(z.maxLength(500))),
    /** name of the clause in an address, where its number does not tell it apart from another */
    clauseLink: z.optional(z.string().check(z.maxLength(500))),
  }),
)

const citationProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-citable': { status: 403, title: 'There are no citations of this kind of content' },
  'unknown-citation-style': { status: 400, title: 'There is no such citation style' },
} as const

/** Number of titles of which a file has one part. */
export const TITLES_HEADER = 'titles'
/** Titles that are read within the time that somebody waits. */
export const MAX_TITLES = 2000

const MARC_FORMATS = ['mrc', 'mrk', 'txt', 'xml'] as const
export type MarcFormat = (typeof MARC_FORMATS)[number]

const marcProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-citable': { status: 403, title: 'There are no records of this kind of content' },
  'titles-not-found': { status: 404, title: 'There are no titles of this name' },
  'too-many-titles': { status: 400, title: 'More than 2,000 titles: name a publisher, a collection or a family' },
} as const

const citing: Use<SchemaType<typeof CitationQuery>, unknown> = {
  kind: 'investigation',
  facts: ({ contentId: document }) => [{ document, format: 'cite' }],
}

const cite = {
  method: 'GET',
  access: 'account',
  use: citing,
  input: CitationQuery,
  output: () => z.strictObject({ responseData: z.string() }),
  errors: citationProblems,
} as const

/** Citations of documents and clauses, as standards. They are made of metadata, which are open to everybody of the tenant. */
export const citations = {
  types: endpoint({
    id: 'citations.types',
    method: 'GET',
    path: '/api/getCitationTypes',
    access: 'account',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ responseData: z.array(CitationType()) }),
  }),
  /** Citation in words, or in a format for programs. Without a style it is the tenant's first one. `html` has the italics of a style in words. */
  text: endpoint({
    ...cite,
    id: 'citations.text',
    path: '/api/getTextCitation',
    output: () => z.strictObject({ responseData: z.string(), html: z.optional(z.string()) }),
  }),
  /** RIS, whatever style is asked for. */
  ris: endpoint({ ...cite, id: 'citations.ris', path: '/api/getRisCitation' }),
  /**
   * Records of MARC 21: ISO 2709 (mrc), mnemonic lines (mrk), lines for people (txt), MARCXML (xml). The title is a content code, the
   * code of a publisher or of a collection, a family, or `library` for all that the account may open. The header `titles` counts them
   * where they are read in parts.
   */
  marcDocument: endpoint({
    id: 'citations.marcDocument',
    method: 'GET',
    path: '/api/documents/getMarcDocument',
    access: 'account',
    input: () =>
      z.strictObject({
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
        format: z._default(z.enum(MARC_FORMATS), 'mrc'),
        /** from 0: one of the parts of 2,000 titles that many are read in */
        part: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000))),
      }),
    output: FileLink,
    answer: 'file',
    headers: [TITLES_HEADER],
    errors: marcProblems,
  }),
}
