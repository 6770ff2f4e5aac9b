import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

const Frame = lazySchema(() => z.strictObject({ methodName: z.string(), fileName: z.string(), lineNumber: z.int() }))

/** A thread in the shape of Spring Boot’s actuator: the main thread and each worker of the answering instance. */
const ThreadState = lazySchema(() =>
  z.strictObject({
    threadName: z.string(),
    threadId: z.int(),
    /** `RUNNABLE`: its loop was busy for most of 200 ms · `WAITING`: for little of it · `TIMED_WAITING`: between the two */
    threadState: z.enum(['RUNNABLE', 'TIMED_WAITING', 'WAITING']),
    /** share of the 200 ms */
    utilization: z.number(),
    /** the stack that was seen most, innermost first; no values */
    stackTrace: z.array(Frame()),
    /** bytes */
    heap: z.optional(z.strictObject({ used: z.number(), total: z.number(), limit: z.number() })),
    /** open handles by kind, of the main thread */
    handles: z.optional(z.record(z.string(), z.int())),
  }),
)
export type ThreadState = SchemaType<typeof ThreadState>

export const ThreadDump = lazySchema(() => z.strictObject({ threads: z.array(ThreadState()) }))
