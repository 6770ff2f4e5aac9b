import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Picture of a PDF's first page, and the size of that page in points. */
export const FirstPagePicture = lazySchema(() => z.strictObject({ url: z.string(), width: z.number(), height: z.number() }))

/** UTF-16 units of the scope at most. */
export const MAX_PREVIEWED_SCOPE = 1000

/** Part of a text that somebody sees whom it is not open to. */
export const DocumentPreview = lazySchema(() =>
  z.strictObject({
    /** absent where ingest drew none; the URL is temporary */
    firstPage: z.optional(FirstPagePicture()),
    /** clauses of the two highest levels, in their order */
    contents: z.array(z.strictObject({ number: z.string(), title: z.string(), level: z.int() })),
    /** absent where the text has no clause of that name */
    scope: z.optional(z.strictObject({ text: z.string().check(z.maxLength(MAX_PREVIEWED_SCOPE)), isCut: z.boolean() })),
  }),
)
export type DocumentPreview = SchemaType<typeof DocumentPreview>
