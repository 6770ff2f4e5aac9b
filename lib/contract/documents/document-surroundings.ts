import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { ContentCode, DocumentCard, PartialDate, Reading } from './document-card.ts'
import { documentProblems } from './document-problems.ts'
import { byCode, ENTITLEMENT_HEADER } from './documents.ts'
import { RelatedContentItem } from './related-content-item.ts'

/** Parts of the related content, in the order of the page. */
export const RELATED_SECTIONS = ['citedContent', 'citedBy', 'sop', 'tma', 'supplements'] as const

const RelatedContent = lazySchema(() =>
  z.strictObject({
    /** from the record, and from the text where it is open to the account */
    citedContent: z.array(RelatedContentItem()),
    /** documents that refer to this one; those whose text says so alone are listed where that text is open to the account */
    citedBy: z.array(RelatedContentItem()),
    sop: z.array(RelatedContentItem()),
    tma: z.array(RelatedContentItem()),
    supplements: z.array(RelatedContentItem()),
    /** names of the parts that are not empty */
    sections: z.array(z.enum(RELATED_SECTIONS)),
    /** number of the parts that are not empty */
    count: z.int(),
  }),
)

/** Details of a publication that its content type has; absent where unknown. */
export const AdditionalDetails = lazySchema(() =>
  z.strictObject({
    committees: z.optional(z.array(z.string())),
    paperId: z.optional(z.string()),
    doi: z.optional(z.string()),
    issn: z.optional(z.string()),
    isbn: z.optional(z.string()),
    volume: z.optional(z.string()),
    /** language codes */
    languages: z.optional(z.array(z.string())),
    conferenceName: z.optional(z.string()),
    conferenceLocation: z.optional(z.string()),
    meetingDate: z.optional(z.string()),
    session: z.optional(z.string()),
    primaryTopic: z.optional(z.string()),
    fundingOrganization: z.optional(z.string()),
    equivalents: z.optional(z.array(z.string())),
    notes: z.optional(z.string()),
  }),
)
export type AdditionalDetails = SchemaType<typeof AdditionalDetails>

const WorkItem = lazySchema(() =>
  z.strictObject({
    publisher: z.string(),
    workItemNumber: z.string(),
    title: z.optional(z.string()),
    /** why the work was begun */
    purpose: z.optional(z.string()),
    /** draft that it is about; without a code where the library does not have it */
    draft: z.optional(z.strictObject({ designationNo: z.string(), contentCode: z.optional(ContentCode()) })),
    initiatedDate: z.optional(PartialDate()),
    technicalContact: z.optional(z.string()),
    ballotList: z.array(
      z.strictObject({ ballotNumber: z.string(), itemStatus: z.optional(z.string()), itemNumber: z.optional(z.string()) }),
    ),
  }),
)
export type WorkItem = SchemaType<typeof WorkItem>

const FullBook = lazySchema(() =>
  z.extend(z.pick(DocumentCard(), { contentCode: true, designationNo: true, documentTitle: true }), { access: Reading() }),
)

const bookProblems = {
  ...documentProblems,
  'no-full-book': { status: 404, title: 'The library does not have the book of this part' },
} as const

/** Calls about a document beside its text. */
export const documentSurroundings = {
  relatedContent: endpoint({
    id: 'documents.relatedContent',
    method: 'GET',
    path: '/api/documents/relatedContent',
    access: 'account',
    input: byCode,
    output: RelatedContent,
    errors: documentProblems,
  }),
  /** Details that the content type of the document has. */
  additionalDetails: endpoint({
    id: 'documents.additionalDetails',
    method: 'GET',
    path: '/api/documents/additional-details',
    access: 'account',
    input: byCode,
    output: AdditionalDetails,
    errors: documentProblems,
  }),
  /** All details that a publisher other than the tenant's own gave. */
  additionalDetailsByPublisher: endpoint({
    id: 'documents.additionalDetailsByPublisher',
    method: 'GET',
    path: '/api/documents/additional-details-by-publisher',
    access: 'account',
    input: byCode,
    output: AdditionalDetails,
    errors: documentProblems,
  }),
  /** Work items of a document of the tenant's own publisher; `code` is its content code. */
  workItems: endpoint({
    id: 'documents.workItems',
    method: 'GET',
    path: '/api/documents/work-items/{code}',
    access: 'account',
    input: () => z.strictObject({ code: z.string() }),
    output: () => z.array(WorkItem()),
    errors: documentProblems,
  }),
  /** Book of which a document is a paper or a chapter, and whether it may be read. */
  fullBook: endpoint({
    id: 'documents.fullBook',
    method: 'GET',
    path: '/api/documents/fullBook',
    access: 'account',
    input: byCode,
    output: FullBook,
    headers: [ENTITLEMENT_HEADER],
    errors: bookProblems,
  }),
}
