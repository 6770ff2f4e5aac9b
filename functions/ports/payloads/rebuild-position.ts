import * as z from 'zod/mini'
import { lazySchema } from '#contract/endpoint/lazy-schema.ts'
import { Count } from './count.ts'

/** Position of a rebuild of the index: first all documents of the table, then the orphans of the index. */
export const RebuildPosition = lazySchema(() =>
  z.union([
    z.strictObject({ orphans: Count() }),
    // Earlier releases wrote it so.
    z.pipe(
      z.strictObject({ strangers: Count() }),
      z.transform(({ strangers }) => ({ orphans: strangers })),
    ),
    z.object({ after: z.optional(z.object({ pk: z.string(), sk: z.string() })) }),
  ]),
)
/** Origins of a rebuilt index, as earlier releases named them. */
export const FORMER_ORIGINS = { standing: 'existing', nothing: 'empty' } as const
