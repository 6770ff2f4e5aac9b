import * as z from 'zod/mini'
import { ContentCode, Standing, Status } from '../documents/document-card.ts'
import { FileVersion } from '../documents/document-metadata.ts'
import { TextPlace } from '../documents/place.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** characters that a person reads; markup of a RichText does not count */
export const POINT_LIMITS = { name: 255, description: 1300, overlayDetails: 500 } as const
/** characters, with markup */
const MAX_MARKUP_LENGTH = 10_000
/** characters */
const MAX_SELECTION_DATA_LENGTH = 40_000

export const POINT_STATUSES = ['active', 'inactive'] as const

/** A content code; any text is accepted, and names no document. */
export const PointDocument = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(1000)))
/** UUID; any text is accepted, and names no point. */
export const PointId = lazySchema(() => z.string().check(z.minLength(1), z.maxLength(100)))

export const PointTexts = lazySchema(() =>
  z.strictObject({
    name: z._default(z.string().check(z.maxLength(MAX_MARKUP_LENGTH)), ''),
    description: z._default(z.string().check(z.maxLength(MAX_MARKUP_LENGTH)), ''),
    overlayDetails: z._default(z.string().check(z.maxLength(MAX_MARKUP_LENGTH)), ''),
  }),
)

/** Facts of a selection. In requests the server takes `selectionText` alone, and only where there is no `place`. */
const SelectionMetadata = lazySchema(() =>
  z.strictObject({
    selectionText: z.optional(z.string().check(z.maxLength(5000))),
    /** the point's UUID */
    annotationID: z.optional(z.string().check(z.maxLength(100))),
    /** from 1 */
    pageNumber: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    /** the point of an earlier edition from which it was carried */
    sourceCompassPointId: z.optional(z.string().check(z.maxLength(100))),
  }),
)

/** Selection of a place: `place`, or else the rectangles of XFDF and the selected text. */
export const PointSelection = lazySchema(() =>
  z.strictObject({
    place: z.optional(TextPlace()),
    selectionData: z.optional(z.string().check(z.maxLength(MAX_SELECTION_DATA_LENGTH))),
    selectionMetadata: z.optional(SelectionMetadata()),
  }),
)

/** Acts that the person may do now. */
const PointRights = lazySchema(() =>
  z.strictObject({
    edit: z.boolean(),
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    share: z.boolean(),
    history: z.boolean(),
  }),
)
export type PointRights = SchemaType<typeof PointRights>

export const CompassPoint = lazySchema(() =>
  z.strictObject({
    compassPointID: z.string(),
    /** the same id, as links name it */
    compassPointUUID: z.string(),
    name: z.string(),
    description: z.string(),
    overlayDetails: z.string(),
    /** fields that are markup of the whitelist; the others are plain text */
    richText: z.array(z.enum(['name', 'description', 'overlayDetails'])),
    designation: z.string(),
    contentStatus: Status(),
    /** standing of the document, in lists; absent where the library no longer has it */
    standing: z.optional(Standing()),
    contentCode: ContentCode(),
    contentID: z.string(),
    createdById: z.string(),
    /** last name first, at most 20 characters */
    createdUserName: z.string(),
    /** for people of the account; absent for a point that was imported for another person */
    creatorEmail: z.optional(z.string()),
    createdDate: z.iso.datetime(),
    modifiedDate: z.iso.datetime(),
    /** who changed it then; absent for a point that nobody changed since releases know it */
    modifiedUserName: z.optional(z.string()),
    isDeleted: z.boolean(),
    status: z.enum(POINT_STATUSES),
    /** absent unless it is inactive */
    deactivatedDate: z.optional(z.iso.datetime()),
    deletedDate: z.optional(z.iso.datetime()),
    deletedByEmail: z.optional(z.string()),
    deletedByUserName: z.optional(z.string()),
    /** `marked`: shared · `own`: the person made it */
    type: z.enum(['own', 'others', 'marked']),
    /** the same as `rights.edit` */
    edit: z.boolean(),
    rights: PointRights(),
    /** XFDF with the annotation; absent while the document is closed, and in lists */
    selectionData: z.optional(z.string()),
    selectionMetadata: SelectionMetadata(),
    /** absent while the document is closed, and in lists */
    place: z.optional(TextPlace()),
    /** PDFs of the document, the present one first; absent while it is closed, and in lists */
    pdfVersions: z.optional(z.array(FileVersion())),
    /** the text of the document is not open to the person: its words are left out */
    closed: z.optional(z.literal(true)),
    /** rises with each change, from 1 */
    version: z.int(),
  }),
)
export type CompassPoint = SchemaType<typeof CompassPoint>

/** A place as it stands in a rendition: by what it was found, and how surely. */
export const PlaceInRendition = lazySchema(() =>
  z.strictObject({
    by: z.enum(['position', 'quote', 'surroundings', 'areas']),
    sure: z.enum(['exact', 'likely', 'changed']),
    /** the place, by the text of the rendition */
    place: TextPlace(),
  }),
)

/** A point with where its place is in a rendition: `found` is absent where it has none there. */
export const PlacedPoint = lazySchema(() => z.extend(CompassPoint(), { found: z.optional(PlaceInRendition()) }))
export type PlacedPoint = SchemaType<typeof PlacedPoint>

export const PointPage = lazySchema(() =>
  z.strictObject({ content: z.array(CompassPoint()), totalElements: z.int(), pageSize: z.int() }),
)

const AuditState = lazySchema(() =>
  z.strictObject({
    modifiedDate: z.iso.datetime(),
    name: z.string(),
    description: z.string(),
    overlayDetails: z.string(),
    selectionMetadata: SelectionMetadata(),
  }),
)
export type AuditState = SchemaType<typeof AuditState>

export const POINT_CHANGES = ['INSERT', 'UPDATE', 'UPDATE-SELECTION', 'ACTIVATE', 'DEACTIVATE'] as const

/** A change of a point. An INSERT with a `sourceCompassPointId` is a propagation. */
export const PointAudit = lazySchema(() =>
  z.strictObject({
    dbTransactionType: z.enum(POINT_CHANGES),
    transactionUserName: z.string(),
    createdDate: z.iso.datetime(),
    auditData: z.strictObject({ current: AuditState(), previous: z.optional(AuditState()) }),
  }),
)
export type PointAudit = SchemaType<typeof PointAudit>
