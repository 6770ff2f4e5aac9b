import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { provideAnswer } from './making/answer-comparison.ts'
import { findRedlineSides, redlineRequest } from './making/redline-sides.ts'

export const makeRedline = useCase(
  comparison.makeRedline,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ older, newer, language }, context) => {
    const fields = { older: 'older', newer: 'newer' }
    const sides = await findRedlineSides({ older, newer }, fields, context)
    const { state, since, progress } = await provideAnswer(sides, 'redline', redlineRequest(sides, language, fields, context))
    return { state, ...(since && { since }), ...(progress && { progress }) }
  },
)
