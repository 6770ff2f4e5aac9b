import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** Characters of a people file in the page; larger ones are for the command. */
export const MAX_FILE_LENGTH = 60_000

/** Change that a people file makes: of each fact the text before and after, empty where it is absent. */
const FileChange = lazySchema(() =>
  z.strictObject({
    kind: z.enum(['account', 'person']),
    id: z.string(),
    act: z.enum(['added', 'changed']),
    facts: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  }),
)

/** Reasons for which a file is refused as a whole. */
const FILE_REFUSALS = ['own-admin', 'last-admin'] as const

export const FilePreview = lazySchema(() =>
  z.strictObject({
    /** faults of the file, in English, as the command says them */
    faults: z.array(z.string()),
    refusal: z.optional(z.enum(FILE_REFUSALS)),
    changes: z.array(FileChange()),
    /** tells what would change apart from anything else; saving names it */
    stamp: z.string(),
  }),
)
