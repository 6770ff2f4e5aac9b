import { comparison } from '#contract/documents/comparison.ts'
import { useCase } from '#functions/http/use-case.ts'
import { provideAnswer } from './making/answer-comparison.ts'
import { findTextSides } from './making/text-sides.ts'

const fields = { older: 'older', newer: 'newer' } as const

export const compareEditions = useCase(comparison.changes, ['table', 'objects', 'jobs', 'clock'], async (ids, context) =>
  provideAnswer(await findTextSides(ids, context), 'changes', { ...context, fields }),
)

const FORMS = { unified: 'page', split: 'split' } as const

export const compareAsText = useCase(
  comparison.text,
  ['table', 'objects', 'jobs', 'clock'],
  async ({ layout, ...ids }, context) => provideAnswer(await findTextSides(ids, context), FORMS[layout], { ...context, fields }),
)
