import type * as z from 'zod/mini'

/**
 * Builds a schema on first use and keeps it. Building one is slow, and a function needs one or two of the contract's schemas for
 * its first answer.
 */
export function lazySchema<Schema extends z.ZodMiniType>(build: () => Schema): () => Schema {
  let schema: Schema | undefined
  return () => (schema ??= build())
}

/** Type of the values that a lazy schema accepts. */
export type SchemaType<Lazy extends () => z.ZodMiniType> = z.infer<ReturnType<Lazy>>
