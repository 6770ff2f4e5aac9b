import * as z from 'zod/mini'
import { endpoint } from '../endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from '../endpoint/lazy-schema.ts'
import { ComparedId, ComparedPageLanguage, redlineProblems } from './comparison-input.ts'
import { COMPARISON_VIEWS, MakingProgress } from './comparison-progress.ts'

const AwaitedSide = lazySchema(() =>
  z.strictObject({
    /** content code or id of a file, as it was asked with */
    id: z.string(),
    designationNo: z.string(),
  }),
)

/** Comparison or red-line that somebody wants to be told of. */
export const AwaitedComparison = lazySchema(() =>
  z.strictObject({
    id: z.string(),
    view: z.enum(COMPARISON_VIEWS),
    older: AwaitedSide(),
    newer: AwaitedSide(),
    /** `failed`: it is not there and no job makes it; opening it begins anew or says why not */
    state: z.enum(['making', 'ready', 'failed']),
    /** when it was asked for */
    since: z.iso.datetime(),
    progress: z.optional(MakingProgress()),
  }),
)
export type AwaitedComparison = SchemaType<typeof AwaitedComparison>

/** Comparisons that one person may wait for at a time. */
export const MAX_AWAITED = 20

/** Endpoints of the comparisons and red-lines that somebody wants to be told of. */
export const awaitedComparisons = {
  /** Comparisons and red-lines that the person wants to be told of, the latest first; for 30 days, as long as results are there. */
  awaited: endpoint({
    id: 'comparison.awaited',
    method: 'GET',
    path: '/api/documents/comparison/awaited',
    access: 'individual',
    feature: 'version-compare',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ result: z.array(AwaitedComparison()) }),
  }),
  /** Has the person told by mail when a result is there, and lists it at home. Starts its making. One that is there already is answered and not listed. */
  await: endpoint({
    id: 'comparison.await',
    method: 'POST',
    path: '/api/documents/comparison/awaited',
    access: 'individual',
    feature: 'version-compare',
    input: () =>
      z.strictObject({
        older: ComparedId(),
        newer: ComparedId(),
        view: z.enum(COMPARISON_VIEWS),
        language: ComparedPageLanguage(),
      }),
    output: AwaitedComparison,
    errors: { ...redlineProblems, 'too-many-awaited': { status: 409, title: 'Too many comparisons are waited for' } },
  }),
  /** Takes a comparison from that list; its result is made nevertheless. Idempotent. */
  dropAwaited: endpoint({
    id: 'comparison.dropAwaited',
    method: 'DELETE',
    path: '/api/documents/comparison/awaited/{id}',
    access: 'individual',
    feature: 'version-compare',
    input: () => z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    output: () => z.strictObject({}),
  }),
}
