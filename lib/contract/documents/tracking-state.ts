import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Tracking of a document's family by a person. `id` is empty where the person never tracked it. */
export const TrackingState = lazySchema(() =>
  z.strictObject({ id: z.string(), trackingFlag: z.boolean(), trackerUnavailable: z.boolean() }),
)
export type TrackingState = SchemaType<typeof TrackingState>
