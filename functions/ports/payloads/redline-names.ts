import * as z from 'zod/mini'
import { lazySchema } from '#contract/endpoint/lazy-schema.ts'
import { LANGUAGES } from '#contract/tenant.ts'

const Edition = lazySchema(() =>
  z.object({
    designation: z.string(),
    /** plain text */
    title: z.string(),
    /** partial date; empty where unknown */
    date: z.string(),
  }),
)

/** Names on a red-line: of both editions and of the library, in the language of its reader. */
export const RedlineNames = lazySchema(() =>
  z.object({ language: z.enum(LANGUAGES), older: Edition(), newer: Edition(), library: z.string() }),
)
