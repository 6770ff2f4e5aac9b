import type { z } from 'zod'

/**
 * A schema that is made when it is first asked for, and once: making one takes long, and a function that starts is asked for one
 * or two of the contract's.
 */
export function later<Schema extends z.ZodType>(make: () => Schema): () => Schema {
  let made: Schema | undefined
  return () => (made ??= make())
}

/** What such a schema lets through. */
export type Made<Later extends () => z.ZodType> = z.infer<ReturnType<Later>>
