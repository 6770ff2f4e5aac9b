import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Publisher's code, a pipe, and a key made from the designation. */
export const ContentCode = lazySchema(() => z.string().check(z.minLength(3), z.maxLength(300), z.regex(/^[^|\s]+\|[^|]+$/)))

export const STATUSES = [
  'Active',
  'Adopted',
  'Current',
  'Draft',
  'Previous',
  'Historical',
  'Withdrawn',
  'Withdrawn Replaced',
  'Withdrawn No replacement',
  'Replaced',
  'Unknown',
] as const
export const Status = lazySchema(() => z.enum(STATUSES))
export type Status = SchemaType<typeof Status>

/** ISO 8601 date as precise as its source: a year, a month or a day. */
export const PartialDate = lazySchema(() => z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?)?$/)))

/** Standing of an edition on a day, computed from everything the library knows about it. */
export const STANDINGS = ['in-force', 'amended', 'under-revision', 'superseded', 'withdrawn', 'draft', 'unknown'] as const
export const Standing = lazySchema(() =>
  z.strictObject({
    is: z.enum(STANDINGS),
    /** day of supersession or withdrawal; absent where unknown */
    on: z.optional(PartialDate()),
    /**
     * Successor or replacement; the draft of a revision; the edition in force after a draft; the newest of editions whose status is
     * unknown. Without a code where the library does not have it.
     */
    by: z.optional(
      z.strictObject({ designationNo: z.string(), contentCode: z.optional(ContentCode()), inForce: z.optional(z.literal(true)) }),
    ),
    /** true where the source says that nothing replaces a withdrawn document */
    withoutReplacement: z.optional(z.literal(true)),
    /** true for an edition under revision that amendments or corrigenda have changed */
    amended: z.optional(z.literal(true)),
  }),
)
export type Standing = SchemaType<typeof Standing>

/** OWN: the tenant's · PARTNER: another publisher's · CPP: hosted by an outside publisher, reached through a redirect card. */
export const PUBLISHER_TYPES = ['OWN', 'PARTNER', 'CPP'] as const

/** ISO 8601 date, or empty where unknown. */
const DateOrEmpty = lazySchema(() => z.union([z.iso.date(), z.literal('')]))

const Connection = lazySchema(() => z.strictObject({ designationNo: z.string(), contentCode: ContentCode() }))
const CardTranslation = lazySchema(() => z.strictObject({ language: z.string(), contentCode: ContentCode() }))
const Supplement = lazySchema(() =>
  z.strictObject({ 'supplement-display-designation': z.string(), 'supplement-content-code': ContentCode() }),
)

/** Document in a list. */
export const DocumentCard = lazySchema(() =>
  z.strictObject({
    contentCode: ContentCode(),
    designationNo: z.string(),
    displayDesignation: z.string(),
    /** may contain <i>, <b>, <sub> and <sup>, and no other markup */
    documentTitle: z.string(),
    description: z.string(),
    documentType: z.string(),
    publisherCode: z.string(),
    publisherName: z.string(),
    publisherTypeCode: z.enum(PUBLISHER_TYPES),
    /** status that its record states */
    status: Status(),
    /** status that the library concludes; absent where it was not computed */
    standing: z.optional(Standing()),
    lastUpdateDate: DateOrEmpty(),
    publishDate: DateOrEmpty(),
    publishedOnlineDate: DateOrEmpty(),
    language: z.string(),
    translations: z.array(CardTranslation()),
    connections: z.array(Connection()),
    supplements: z.array(Supplement()),
  }),
)
export type DocumentCard = SchemaType<typeof DocumentCard>

/** Document in a person's own list: a card without description and related documents. */
export const ListedDocument = lazySchema(() =>
  z.extend(
    z.omit(DocumentCard(), {
      description: true,
      translations: true,
      connections: true,
      supplements: true,
    }),
    { assetId: z.string() },
  ),
)
export type ListedDocument = SchemaType<typeof ListedDocument>

/**
 * open: the account may read it · subscription: needs a subscription · outside: read on the publisher's own site · record: the
 * library has no text of it
 */
export const Reading = lazySchema(() => z.enum(['open', 'subscription', 'outside', 'record']))
