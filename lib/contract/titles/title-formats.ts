import * as z from 'zod/mini'
import { lazySchema } from '../endpoint/lazy-schema.ts'

/** Formats of a title list: KBART phase II, and MARC 21 in four forms. */
export const TITLE_FORMATS = ['kbart', 'mrc', 'xml', 'mrk', 'txt'] as const
export type TitleFormat = (typeof TITLE_FORMATS)[number]

/** The list of all that an account may open. */
export const ALL_TITLES = 'all'

/** List that a job writes. */
export const TitleListWork = lazySchema(() =>
  z.object({
    accountId: z.string(),
    list: z.string(),
    format: z.enum(TITLE_FORMATS),
    since: z.optional(z.string()),
    /** origin of the tenant's site, for the addresses of titles */
    origin: z.string(),
  }),
)
