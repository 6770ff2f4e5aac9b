import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from './lazy-schema.ts'

export const FieldError = lazySchema(() =>
  z.object({
    objectName: z.string(),
    field: z.string(),
    /** Type, NotNull, Min, Max, Unknown or Invalid */
    message: z.string(),
  }),
)

/** The body of every answer from 400 up. */
export const Problem = lazySchema(() =>
  z.object({
    code: z.string(),
    status: z.number().check(z.int()),
    title: z.string(),
    detail: z.optional(z.string()),
    requestId: z.string(),
    fieldErrors: z.optional(z.array(FieldError())),
    /** stored state, as the endpoint answers it; of a 409 that says so, or of a 403 that leads on */
    stored: z.optional(z.unknown()),
  }),
)

export type Problem = SchemaType<typeof Problem>
export type FieldError = SchemaType<typeof FieldError>
