import { documents, ENTITLEMENT_HEADER } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { findDocument } from '#library/reading/find-document.ts'

export const verifyAccess = useCase(documents.verify, ['table'], async ({ contentCode }, context) => {
  const entitled = mayRead(context.actor, await findDocument(contentCode, context))
  context.setHeader(ENTITLEMENT_HEADER, String(entitled))
  return { entitled }
})
