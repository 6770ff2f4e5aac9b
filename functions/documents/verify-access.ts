import { documents, ENTITLEMENT_HEADER } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { findDocument } from './find-document.ts'
import { mayRead } from './policy.ts'

export const verifyAccess = useCase(documents.verify, ['table'], async ({ contentCode }, context) => {
  const entitled = mayRead(context.actor, await findDocument(contentCode, context))
  context.setHeader(ENTITLEMENT_HEADER, String(entitled))
  return { entitled }
})
