import type { AwaitedComparison } from '#contract/documents/awaited-comparisons.ts'
import { findAnswer } from '../making/answer-comparison.ts'
import { findView } from '../making/find-view.ts'
import type { RedlineLookup } from '../making/redline-sides.ts'
import type { ResultRequest } from '../making/result-request.ts'
import type { AwaitedResult } from './store.ts'

/** Refusal of a comparison, by the rights and files of this moment. */
class ComparisonRefused extends Error {
  override readonly name = 'ComparisonRefused'
}

export type StateLookup = Omit<RedlineLookup & ResultRequest, 'fields' | 'facts' | 'fail'>

/** Finds the result that somebody waits for with their present rights; undefined where they may not have it or it cannot be made. */
export async function findAwaitedAnswer(wish: AwaitedResult, lookup: StateLookup) {
  const fail = (code: string): never => {
    throw new ComparisonRefused(code)
  }
  try {
    const { sides, form, request } = await findView(wish, { ...lookup, fail })
    return { sides, form, answer: await findAnswer(sides, form, request) }
  } catch (error) {
    if (error instanceof ComparisonRefused) return undefined
    throw error
  }
}

/** Finds how far a result is that somebody waits for. */
export async function findAwaitedState(
  wish: AwaitedResult,
  lookup: StateLookup,
): Promise<Pick<AwaitedComparison, 'state' | 'progress'>> {
  const { state, progress } = (await findAwaitedAnswer(wish, lookup))?.answer ?? {}
  if (state === 'ready') return { state }
  return state === 'making' ? { state, ...(progress && { progress }) } : { state: 'failed' }
}
