import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { lazySchema, type SchemaType } from './lazy-schema.ts'

const State = lazySchema(() => z.enum(['up', 'impaired', 'down']))

/** Of the stores and the disk; numbers alone. */
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
    /** how long it took to answer */
    milliseconds: z.int(),
    facts: Facts(),
  }),
)
export type PartHealth = SchemaType<typeof PartHealth>

export const admin = {
  /** How the parts are that the library stands on; 200 whatever they are, as long as somebody can be asked. */
  health: endpoint({
    id: 'admin.health',
    method: 'GET',
    path: '/management/health',
    access: ['ADMIN'],
    drm: false,
    input: () => z.strictObject({}),
    /** `state` is the worst of them */
    output: () => z.strictObject({ state: State(), at: z.iso.datetime(), parts: z.array(PartHealth()) }),
  }),
}
