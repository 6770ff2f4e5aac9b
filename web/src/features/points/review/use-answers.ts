import { useState } from 'react'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { pointReview } from '#contract/points/point-review.ts'
import { points } from '#contract/points/points.ts'
import type { PointProposal } from '#contract/points/proposal-schemas.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { usePointFacts } from '../acts/use-point-facts.ts'
import { useForgetSearches } from '../saving/use-forget-searches.ts'
import type { ReviewKind } from './review-choice.ts'

const LISTS = [pointReview.proposals, points.list, points.listAdmin, points.ofDocument, pointExchange.counts]

type Answer = 'accept' | 'drop'

/** Every proposal of a kind, or those of it for one newer document. */
export interface ProposalGroup {
  readonly kind: ReviewKind
  readonly contentCode?: string
  readonly count: number
}

/** Answers proposals, one or all of a kind, and counts what was answered since the page was opened. */
export function useAnswers() {
  const t = useText()
  const { run, pending } = useCommand(pointReview.answer, { refresh: LISTS })
  const correct = usePointFacts()
  const forgetSearches = useForgetSearches()
  const [answered, setAnswered] = useState(0)
  const [running, setRunning] = useState<{ readonly done: number; readonly of: number }>()

  async function answerOne({ id, document }: Pick<PointProposal, 'id' | 'document'>, answer: Answer) {
    try {
      const result = await run({ answer, ids: [id] })
      forgetSearches()
      setAnswered((count) => count + result.answered)
      if (answer === 'accept' && result.answered > 0) correct(document.contentCode, { hasActivatedCompassPoint: true })
      if (result.answered === 0) notify.info(t('points.review.answeredElsewhere'))
      else notify.success(t(answer === 'accept' ? 'points.review.accepted' : 'points.review.dropped'))
    } catch {
      notify.error(t('points.review.notAnswered'))
    }
  }

  /** The server answers some at a time. */
  async function answerAll({ kind, contentCode, count }: ProposalGroup, answer: Answer) {
    const input = { answer, kind, ...(contentCode && { contentCode }) }
    let done = 0
    setRunning({ done, of: count })
    try {
      for (let left = count; left > 0; ) {
        const result = await run(input)
        forgetSearches()
        done += result.answered
        setAnswered((before) => before + result.answered)
        setRunning({ done, of: count })
        left = result.answered > 0 ? result.left : 0
      }
      const waiting = count - done
      notify.success(t(answer === 'accept' ? 'points.review.acceptedCount' : 'points.review.droppedCount', { count: done }))
      if (waiting > 0) notify.info(t('points.review.stillWaiting', { count: waiting }))
    } catch {
      notify.error(t('points.review.notAllAnswered', { count: done }))
    } finally {
      setRunning(undefined)
    }
  }

  return { answered, running, isBusy: pending || running !== undefined, answerOne, answerAll }
}
