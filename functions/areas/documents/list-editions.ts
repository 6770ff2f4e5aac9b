import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { readTimeline } from '#library/read-timeline.ts'
import { presentTimeline } from './present-timeline.ts'

export const listEditions = useCase(documents.editions, ['table'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  return presentTimeline(await readTimeline(context.ports.table, context.tenant, document), context.actor)
})
