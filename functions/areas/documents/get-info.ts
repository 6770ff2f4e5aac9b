import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from '#library/find-document.ts'
import { readLinks } from '#library/read-links.ts'
import { presentInfo } from './present.ts'

export const getInfo = useCase(documents.info, ['table'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  return presentInfo(document, await readLinks(context.ports.table, context.tenant, document))
})
