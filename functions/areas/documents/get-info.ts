import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { dayOf } from '#library/document/day.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { readLinks } from '#library/reading/read-links.ts'
import { presentInfo } from './present.ts'

export const getInfo = useCase(documents.info, ['table', 'clock'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  const { table, clock } = context.ports
  return presentInfo(document, await readLinks(table, context.tenant, document, dayOf(clock)))
})
