import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { lazySchema } from './lazy-schema.ts'

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
  }),
)

const citationProblems = {
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-citable': { status: 403, title: 'There are no citations of this kind of content' },
  'unknown-citation-style': { status: 400, title: 'There is no such citation style' },
} as const

const cite = {
  method: 'GET',
  access: 'account',
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
  /** Citation in words, or in a format for programs. Without a style it is the tenant's first one. */
  text: endpoint({ ...cite, id: 'citations.text', path: '/api/getTextCitation' }),
  /** RIS, whatever style is asked for. */
  ris: endpoint({ ...cite, id: 'citations.ris', path: '/api/getRisCitation' }),
}
