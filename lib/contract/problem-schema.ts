import * as z from 'zod/mini'
import { later, type Made } from './later.ts'

export const FieldError = later(() =>
  z.object({
    objectName: z.string(),
    field: z.string(),
    /** Type, NotNull, Min, Max, Unknown or Invalid */
    message: z.string(),
  }),
)

/** The body of every answer from 400 up. */
export const Problem = later(() =>
  z.object({
    code: z.string(),
    status: z.number().check(z.int()),
    title: z.string(),
    detail: z.optional(z.string()),
    requestId: z.string(),
    fieldErrors: z.optional(z.array(FieldError())),
  }),
)

export type Problem = Made<typeof Problem>
export type FieldError = Made<typeof FieldError>
