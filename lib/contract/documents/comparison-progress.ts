import * as z from 'zod/mini'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'

/** Progress of a job that makes the result of a comparison. */
export const MakingProgress = lazySchema(() =>
  z.strictObject({
    /** `waiting`: to begin, or to be tried again */
    step: z.enum(['waiting', 'comparing', 'writing']),
    /** jobs that people wait for and that are to run before it, at most; absent where unknown */
    ahead: z.optional(z.int()),
    /** share of the step that is done, 0 to 100; absent where unknown */
    percent: z.optional(z.int()),
  }),
)
export type MakingProgress = SchemaType<typeof MakingProgress>

/** Views of a comparison: both PDFs, one text with marks, two texts side by side, the report, the red-line. */
export const COMPARISON_VIEWS = ['pages', 'unified', 'split', 'report', 'redline'] as const
export type ComparisonView = (typeof COMPARISON_VIEWS)[number]
