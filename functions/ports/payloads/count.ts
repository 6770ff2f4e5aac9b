import * as z from 'zod/mini'
import { lazySchema } from '#contract/endpoint/lazy-schema.ts'

export const Count = lazySchema(() => z.int().check(z.minimum(0)))
