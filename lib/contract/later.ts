import type * as z from 'zod/mini'

/**
 * A schema that is made when it is first asked for, and once: making one takes long, and a function that starts is asked for one
 * or two of the contract's.
 */
export function later<Schema extends z.ZodMiniType>(make: () => Schema): () => Schema {
  let made: Schema | undefined
  return () => (made ??= make())
}

/** What such a schema lets through. */
export type Made<Later extends () => z.ZodMiniType> = z.infer<ReturnType<Later>>
