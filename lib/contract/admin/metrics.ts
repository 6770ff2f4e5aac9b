import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Number of calls, with milliseconds of one. */
const Timing = lazySchema(() => z.strictObject({ count: z.int(), mean: z.number(), max: z.number() }))

/** Bytes; `max` is absent where a space has no limit of its own. */
const Space = lazySchema(() => z.strictObject({ used: z.number(), committed: z.number(), max: z.optional(z.number()) }))

/**
 * Figures in the shape of JHipster’s metrics. `jvm` has the heap spaces of V8. Values of the process are those of the instance
 * that answers; requests are the tenant’s, of this process on one machine and of the whole deployment in the last hour on AWS.
 */
export const LibraryMetrics = lazySchema(() =>
  z.strictObject({
    jvm: z.record(z.string(), Space()),
    garbageCollector: z.strictObject({
      'jvm.gc.pause': z.strictObject({ count: z.int(), mean: z.number(), max: z.number(), totalTime: z.number() }),
    }),
    'http.server.requests': z.strictObject({
      all: z.strictObject({ count: z.int() }),
      /** by HTTP status; absent where only whole calls are counted */
      percode: z.optional(z.record(z.string(), Timing())),
    }),
    /** by path and method */
    services: z.record(z.string(), z.record(z.string(), Timing())),
    /** calls to the table of the instance */
    databases: z.strictObject({
      usage: z.strictObject({ count: z.int(), mean: z.number(), max: z.number(), totalTime: z.number() }),
    }),
    processMetrics: z.strictObject({
      'system.cpu.count': z.int(),
      'system.load.average.1m': z.number(),
      /** share of one processor since the process began */
      'process.cpu.usage': z.number(),
      /** bytes that the process holds in memory */
      'process.memory.resident': z.number(),
      /** seconds since 1970 */
      'process.start.time': z.number(),
      /** seconds */
      'process.uptime': z.number(),
    }),
    eventLoop: z.strictObject({
      /** milliseconds that a turn of the loop comes late */
      delay: z.strictObject({ mean: z.number(), max: z.number(), '0.99': z.number() }),
      /** share of the time in which the loop was busy */
      utilization: z.number(),
    }),
    /** `instance`: requests of this process since it began · `deployment`: of all instances in the last hour */
    of: z.enum(['instance', 'deployment']),
  }),
)
export type LibraryMetrics = SchemaType<typeof LibraryMetrics>
