import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** Erasure of a person as a job has it. */
export const ErasureWork = lazySchema(() =>
  z.object({
    userId: z.string(),
    /** epoch seconds: sessions that began until then count no more */
    at: z.int(),
    originatedIp: z.string(),
    handOver: z.array(z.object({ groupID: z.string(), userId: z.string() })),
    delete: z.array(z.string()),
  }),
)
