import * as z from 'zod/mini'
import { LANGUAGES } from '#contract/tenant.ts'

const Edition = z.strictObject({
  designation: z.string(),
  /** plain text */
  title: z.string(),
  /** partial date; empty where unknown */
  date: z.string(),
})

/** Names on a red-line: of both editions and of the library, in the language of its reader. */
export const RedlineFacts = z.strictObject({
  language: z.enum(LANGUAGES),
  older: Edition,
  newer: Edition,
  library: z.string(),
})
export type RedlineFacts = z.infer<typeof RedlineFacts>
