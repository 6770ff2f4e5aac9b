import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { readTimeline } from '#library/reading/read-timeline.ts'
import { presentTimeline } from './present-timeline.ts'

export const listEditions = useCase(documents.editions, ['table', 'clock'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  const { table, clock } = context.ports
  const timeline = await readTimeline(table, context.tenant, document, dayOf(clock))
  return presentTimeline(timeline, context.actor)
})
