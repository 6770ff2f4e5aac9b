import { comparison, RESULT_HEADER } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findAnswer, provideAnswer } from './making/answer-comparison.ts'
import { findComparedFile, type Lookup } from './making/compared-file.ts'
import type { Sides } from './making/result-request.ts'

const fields = { older: 'oldHtmlId', newer: 'newHtmlId' } as const

async function findSides(ids: { oldHtmlId: string; newHtmlId: string }, lookup: Lookup): Promise<Sides> {
  return {
    older: await findComparedFile(ids.oldHtmlId, fields.older, ['HTML'], lookup),
    newer: await findComparedFile(ids.newHtmlId, fields.newer, ['HTML'], lookup),
  }
}

export const startComparison = useCase(comparison.startHtml, ['table', 'objects', 'jobs', 'clock'], async (ids, context) =>
  provideAnswer(await findSides(ids, context), 'page', { ...context, fields }),
)

export const checkComparison = useCase(comparison.checkHtml, ['table', 'objects', 'jobs', 'clock'], async (ids, context) => {
  const answer = await findAnswer(await findSides(ids, context), 'page', { ...context, fields })
  context.setHeader(RESULT_HEADER, String(answer.state === 'ready'))
  return answer
})
