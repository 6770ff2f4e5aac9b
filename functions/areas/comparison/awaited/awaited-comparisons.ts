import { MAX_AWAITED } from '#contract/documents/awaited-comparisons.ts'
import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import type { Actor } from '#people/actor.ts'
import { provideAnswer } from '../making/answer-comparison.ts'
import { findView } from '../making/find-view.ts'
import { makingPlaceOf } from '../making/making-job.ts'
import { wantedOf } from '../making/result-request.ts'
import { findAwaitedState } from './find-state.ts'
import { presentAwaited } from './present-awaited.ts'
import {
  type AwaitedResult,
  type AwaitingPerson,
  addAwaitedResult,
  awaitedIdOf,
  dropAwaitedResult,
  listAwaitedResults,
} from './store.ts'

const personOf = ({ tenant, userId, account }: Pick<Actor, 'tenant' | 'userId' | 'account'>): AwaitingPerson => ({
  tenant,
  accountId: account?.id ?? '',
  userId,
})

export const listAwaited = useCase(comparison.awaited, ['table', 'objects', 'jobs', 'clock'], async (_, context) => {
  const wishes = await listAwaitedResults(context.ports.table, personOf(context.actor))
  const result = await Promise.all(wishes.map(async (wish) => presentAwaited(wish, await findAwaitedState(wish, context))))
  return { result }
})

export const awaitComparison = useCase(
  comparison.await,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ older, newer, view, language }, context) => {
    const { ports, tenant, actor } = context
    const person = { ...personOf(actor), email: actor.email }
    const id = awaitedIdOf({ older, newer, view })
    const others = (await listAwaitedResults(ports.table, person)).filter((one) => one.id !== id)
    if (others.length >= MAX_AWAITED) return context.fail('too-many-awaited')
    const { sides, form, request } = await findView({ older, newer, view, language }, context)
    const names = { older: sides.older.document.record.designation, newer: sides.newer.document.record.designation }
    const since = ports.clock.now().toISOString()
    const wish: AwaitedResult = { id, older, newer, view, ...(language && { language }), names, since }
    const answer = await provideAnswer(sides, form, request)
    if (answer.state === 'ready') return presentAwaited(wish, { state: 'ready' })
    const place = makingPlaceOf(tenant, wantedOf(sides, form, request))
    await addAwaitedResult(ports, person, wish, place)
    // The job may have ended before it could know whom to tell.
    const state = await findAwaitedState(wish, context)
    if (state.state !== 'making') await dropAwaitedResult(ports.table, person, id, place)
    return presentAwaited(wish, state)
  },
)

export const dropAwaited = useCase(comparison.dropAwaited, ['table'], async ({ id }, { ports, actor }) => {
  await dropAwaitedResult(ports.table, personOf(actor), id)
  return {}
})
