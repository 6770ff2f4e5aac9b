import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Parts of a library in the order in which they are shown. */
export const HEALTH_PARTS = [
  'db',
  'search',
  'objects',
  'jobs',
  'mail',
  'identity',
  'diskSpace',
  'events',
  'reports',
  'audits',
  'ingest',
] as const

const Details = lazySchema(() =>
  z.strictObject({
    /** the part works, with less capacity or redundancy than it should have */
    warning: z.optional(
      z.enum(['degraded', 'failed-jobs', 'little-space', 'lost-events', 'broken-audits', 'lost-audits', 'failed-ingest']),
    ),
    /** milliseconds of the answer */
    responseTime: z.optional(z.int()),
    /** documents in the search index */
    documents: z.optional(z.number()),
    nodes: z.optional(z.number()),
    zones: z.optional(z.number()),
    unassignedShards: z.optional(z.number()),
    /** jobs that wait or run; events of use that wait */
    waiting: z.optional(z.number()),
    /** jobs that failed finally */
    failed: z.optional(z.number()),
    /** events of use that could not be stored */
    lost: z.optional(z.number()),
    /** deliveries of a deployment’s logs that failed for good: each has events of use, acts for the audits, or both */
    undelivered: z.optional(z.number()),
    /** milliseconds from an event of use to its storage */
    lag: z.optional(z.number()),
    /** the last ingest */
    lastRun: z.optional(z.iso.datetime()),
    /** records that it refused */
    refused: z.optional(z.number()),
    /** number of audits */
    entries: z.optional(z.number()),
    /** number of the first audit that was altered, removed or added; absent while the chain is whole */
    firstBroken: z.optional(z.int()),
    /** last month that usage reports have closed */
    closedMonth: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
    /** bytes, of a disk */
    total: z.optional(z.number()),
    free: z.optional(z.number()),
    threshold: z.optional(z.number()),
  }),
)

const Status = lazySchema(() => z.enum(['UP', 'DOWN']))

/** State of a part, in the shape of Spring Boot’s actuator. */
const HealthComponent = lazySchema(() => z.strictObject({ status: Status(), details: Details() }))
export type HealthComponent = SchemaType<typeof HealthComponent>

export const HealthReport = lazySchema(() =>
  z.strictObject({
    /** `DOWN` where a part is */
    status: Status(),
    components: z.strictObject({
      db: z.optional(HealthComponent()),
      search: z.optional(HealthComponent()),
      objects: z.optional(HealthComponent()),
      jobs: z.optional(HealthComponent()),
      mail: z.optional(HealthComponent()),
      identity: z.optional(HealthComponent()),
      diskSpace: z.optional(HealthComponent()),
      events: z.optional(HealthComponent()),
      reports: z.optional(HealthComponent()),
      audits: z.optional(HealthComponent()),
      ingest: z.optional(HealthComponent()),
    }),
  }),
)
