import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'

const State = lazySchema(() => z.enum(['up', 'impaired', 'down']))

/** Figures of the stores and the disk. */
const Facts = lazySchema(() =>
  z.strictObject({
    documents: z.optional(z.number()),
    waiting: z.optional(z.number()),
    failed: z.optional(z.number()),
    freeBytes: z.optional(z.number()),
    totalBytes: z.optional(z.number()),
    nodes: z.optional(z.number()),
    zones: z.optional(z.number()),
    unassignedShards: z.optional(z.number()),
  }),
)

const PartHealth = lazySchema(() =>
  z.strictObject({
    part: z.enum(['table', 'search', 'objects', 'jobs']),
    state: State(),
    /** response time */
    milliseconds: z.int(),
    facts: Facts(),
  }),
)
export type PartHealth = SchemaType<typeof PartHealth>

export const admin = {
  /** Health of the table, the search engine, the objects and the jobs. Answers 200 also when a part is down. */
  health: endpoint({
    id: 'admin.health',
    method: 'GET',
    path: '/management/health',
    access: ['ADMIN'],
    drm: false,
    input: () => z.strictObject({}),
    /** `state` is the worst state of the parts */
    output: () => z.strictObject({ state: State(), at: z.iso.datetime(), parts: z.array(PartHealth()) }),
  }),
}
