import * as z from 'zod/mini'
import { ContentCode, ListedDocument } from './documents/document-card.ts'
import { ListExport, ListFormat, listExportProblems } from './documents/list-export.ts'
import { TrackingState } from './documents/tracking-state.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from './endpoint/limits.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'

const MAX_WISH_LENGTH = 200

/** Accepts any text. An id that is not the person's own answers 404. */
const byId = lazySchema(() => z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(300)) }))
const nothing = lazySchema(() => z.strictObject({}))
const PublisherCode = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(100)))

/** Tracked standard, shown by the document that represents it. */
const TrackedDocument = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    trackingFlag: z.boolean(),
    /** time of the latest switch to on */
    trackingSinceDate: z.iso.datetime(),
    document: ListedDocument(),
    /** edition before it, where both are open; pages of tracked documents have it */
    before: z.optional(z.strictObject({ contentCode: ContentCode(), designationNo: z.string() })),
  }),
)
const TrackedDocuments = lazySchema(() => z.strictObject({ count: z.int(), result: z.array(TrackedDocument()) }))
export type TrackedDocument = SchemaType<typeof TrackedDocument>

const TrackedPublisher = lazySchema(() =>
  z.strictObject({
    publisherCode: PublisherCode(),
    publisherName: z.string(),
    trackingFlag: z.boolean(),
    trackingSinceDate: z.iso.datetime(),
  }),
)

/** Tracked standards, without data of the documents: enough to mark cards. Each document of a standard has a mark. */
const TrackingMarks = lazySchema(() =>
  z.strictObject({ marks: z.array(z.strictObject({ id: z.string(), contentCode: ContentCode() })) }),
)

/** Boolean as text. */
const WorkItem = lazySchema(() => z.strictObject({ workItem: z.enum(['true', 'false']) }))

/** Designation that the library does not hold and that a person waits for. */
const Wish = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    designation: z.string(),
    since: z.iso.datetime(),
    /** document that arrived; absent until then */
    contentCode: z.optional(ContentCode()),
  }),
)

/** Clients are specified to recognise this problem by its detail. */
const trackerProblems = {
  'tracker-unavailable': { status: 503, title: 'The tracker does not answer', detail: 'Tracker Service Unavailable' },
} as const
const documentProblems = {
  ...trackerProblems,
  'content-not-found': { status: 404, title: 'Document not found', detail: 'Can not find content' },
  'content-gone': { status: 404, title: 'Document no longer available', detail: 'DL Content is no longer available' },
  'not-trackable': { status: 409, title: 'Documents of this kind are not tracked' },
} as const
const itemProblems = { ...trackerProblems, 'tracking-not-found': { status: 404, title: 'This is not tracked' } } as const
const publisherProblems = {
  ...trackerProblems,
  'publisher-not-found': { status: 404, title: 'The library has nothing of this publisher' },
} as const
const wishProblems = {
  'designation-held': { status: 409, title: 'The library holds a document of this designation' },
  'no-designation': { status: 400, title: 'This is not a designation' },
  'too-many-wishes': { status: 409, title: 'So many numbers cannot be waited for' },
} as const

export const tracking = {
  /** Tracked documents, latest first. */
  documents: endpoint({
    id: 'tracking.documents',
    method: 'GET',
    path: '/api/tracked-documents/current-user',
    access: 'individual',
    input: nothing,
    output: TrackedDocuments,
    errors: trackerProblems,
  }),
  /** Tracked documents, and those switched off: last, or first with the sort ContentTrackingOff. */
  page: endpoint({
    id: 'tracking.page',
    method: 'GET',
    path: '/api/tracked-documents/page/current-user',
    access: 'individual',
    input: () =>
      z.strictObject({
        page: pageNumber(0),
        size: pageSize(LIST_PAGE_SIZE),
        sort: z.optional(z.enum(['ContentTrackingOff'])),
      }),
    output: TrackedDocuments,
    errors: trackerProblems,
  }),
  /** All tracked documents as a file, in the order of the list. */
  export: endpoint({
    id: 'tracking.export',
    method: 'POST',
    path: '/api/tracked-documents/export',
    access: 'individual',
    input: () => z.strictObject({ format: ListFormat(), sort: z.optional(z.enum(['ContentTrackingOff'])) }),
    output: ListExport,
    errors: { ...trackerProblems, ...listExportProblems },
  }),
  marks: endpoint({
    id: 'tracking.marks',
    method: 'GET',
    path: '/api/tracked-documents/marks/current-user',
    access: 'individual',
    input: nothing,
    output: TrackingMarks,
    errors: trackerProblems,
  }),
  /** Switches tracking on. Idempotent. */
  track: endpoint({
    id: 'tracking.track',
    method: 'POST',
    path: '/api/tracked-documents',
    access: 'individual',
    input: () => z.strictObject({ contentCode: z.string() }),
    query: ['contentCode'],
    output: TrackingState,
    errors: documentProblems,
  }),
  /** Switches tracking off, or on again where trackingFlag is true. */
  change: endpoint({
    id: 'tracking.change',
    method: 'PUT',
    path: '/api/tracked-documents/{id}',
    access: 'individual',
    input: () => z.extend(byId(), { trackingFlag: z._default(z.boolean(), false) }),
    output: TrackingState,
    errors: itemProblems,
  }),
  remove: endpoint({
    id: 'tracking.remove',
    method: 'DELETE',
    path: '/api/tracked-documents/{id}',
    access: 'individual',
    input: byId,
    output: nothing,
    errors: trackerProblems,
  }),
  publishers: endpoint({
    id: 'tracking.publishers',
    method: 'GET',
    path: '/api/publishers/current-user',
    access: 'individual',
    input: nothing,
    output: () => z.array(TrackedPublisher()),
    errors: trackerProblems,
  }),
  updatePublisher: endpoint({
    id: 'tracking.updatePublisher',
    method: 'POST',
    path: '/api/publishers/update',
    access: 'individual',
    input: () => z.strictObject({ publisherCode: PublisherCode(), trackingFlag: z.boolean() }),
    output: TrackedPublisher,
    errors: publisherProblems,
  }),
  /** Ends the tracking of a publisher and of all its documents; without a publisher, of everything. */
  unsubscribe: endpoint({
    id: 'tracking.unsubscribe',
    method: 'POST',
    path: '/api/publishers/tracked-documents/unsubscribe',
    access: 'individual',
    input: () => z.strictObject({ publisherCode: z.optional(PublisherCode()) }),
    output: () => z.strictObject({ count: z.int() }),
    errors: trackerProblems,
  }),
  workItem: endpoint({
    id: 'tracking.workItem',
    method: 'GET',
    path: '/api/trackers/workItem',
    access: 'individual',
    input: nothing,
    output: WorkItem,
    errors: trackerProblems,
  }),
  saveWorkItem: endpoint({
    id: 'tracking.saveWorkItem',
    method: 'POST',
    path: '/api/trackers/workItem',
    access: 'individual',
    input: WorkItem,
    output: WorkItem,
    errors: trackerProblems,
  }),
  ofContent: endpoint({
    id: 'tracking.ofContent',
    method: 'GET',
    path: '/api/documents/getContentTracking',
    access: 'individual',
    input: () => z.strictObject({ family: z.string().check(z.minLength(1), z.maxLength(1000)) }),
    output: TrackingState,
  }),
  wishes: endpoint({
    id: 'tracking.wishes',
    method: 'GET',
    path: '/api/tracked-designations',
    access: 'individual',
    input: nothing,
    output: () => z.array(Wish()),
  }),
  wish: endpoint({
    id: 'tracking.wish',
    method: 'POST',
    path: '/api/tracked-designations',
    access: 'individual',
    input: () => z.strictObject({ designation: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_WISH_LENGTH)) }),
    output: Wish,
    errors: wishProblems,
  }),
  dropWish: endpoint({
    id: 'tracking.dropWish',
    method: 'DELETE',
    path: '/api/tracked-designations/{id}',
    access: 'individual',
    input: byId,
    output: nothing,
  }),
}
