import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { ContentCode, Reading, Standing } from './document-card.ts'

/** Document that another one names. Without a code the library does not have it, and only the first field says anything. */
export const RelatedContentItem = lazySchema(() =>
  z.strictObject({
    designationOrFamily: z.string(),
    title: z.string(),
    /** designation of the document that is meant */
    designationNo: z.optional(z.string()),
    contentCode: z.optional(ContentCode()),
    /** the reference names no edition, so that the one in force is meant */
    undated: z.optional(z.literal(true)),
    /** that of the edition which is meant, on the day of the call */
    standing: z.optional(Standing()),
    access: z.optional(Reading()),
  }),
)
export type RelatedContentItem = SchemaType<typeof RelatedContentItem>
