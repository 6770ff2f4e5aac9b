import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayRead } from '#library/document/entitlement.ts'
import { findDocument } from '#library/find-document.ts'
import { readDocumentTexts } from '#library/read-document-texts.ts'
import { readReferences } from '../surroundings/read-related-content.ts'
import { presentClauses } from './present-clauses.ts'

export const listClauses = useCase(documents.clauses, ['table', 'objects', 'jobs', 'clock'], async ({ contentCode }, context) => {
  const { actor, fail } = context
  const document = await findDocument(contentCode, context)
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  if (!hasFilesHere(document)) return fail('no-file', 'contentCode')
  const [texts, references] = await Promise.all([readDocumentTexts(document, context), readReferences(document, context)])
  return { ...presentClauses(texts), references }
})
