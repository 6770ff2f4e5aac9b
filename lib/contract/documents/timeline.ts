import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { ContentCode, PartialDate, Reading, Standing } from './document-card.ts'

const TIMELINE_KINDS = ['edition', 'draft', 'supplement', 'translation', 'twin'] as const

/** Document of a standard. A twin is another record of the document before it, by another publisher or held twice. */
const TimelineDocument = lazySchema(() =>
  z.strictObject({
    contentCode: ContentCode(),
    designationNo: z.string(),
    /** may contain <i>, <b>, <sub> and <sup>, and no other markup */
    documentTitle: z.string(),
    kind: z.enum(TIMELINE_KINDS),
    documentType: z.string(),
    /** absent where unknown */
    date: z.optional(PartialDate()),
    standing: Standing(),
    /** edition that came directly after one that has ended, where its standing names another one */
    next: z.optional(z.strictObject({ designationNo: z.string(), contentCode: ContentCode() })),
    language: z.string(),
    publisherCode: z.string(),
    access: Reading(),
    /** its PDF is here, and the person may download it */
    pdf: z.optional(z.literal(true)),
  }),
)

/** Everything that belongs to one standard. */
export const Timeline = lazySchema(() =>
  z.strictObject({
    /** designation of the document that represents the standard */
    designation: z.string(),
    /** codes of all who publish that document */
    publishers: z.array(z.string()),
    /** newest first, at most 500 */
    documents: z.array(TimelineDocument()),
  }),
)
export type Timeline = SchemaType<typeof Timeline>
