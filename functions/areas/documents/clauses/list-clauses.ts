import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayRead } from '#library/document/entitlement.ts'
import { readOpenTexts } from '#library/files/read-open-texts.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { readReferences } from '../surroundings/read-related-content.ts'
import { presentClauses } from './present-clauses.ts'

export const listClauses = useCase(documents.clauses, ['table', 'objects', 'jobs', 'clock'], async ({ contentCode }, context) => {
  const { actor, fail } = context
  const document = await findDocument(contentCode, context)
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  if (!hasFilesHere(document)) return fail('no-file', 'contentCode')
  const [texts, references] = await Promise.all([readOpenTexts(document, context), readReferences(document, context)])
  return { ...presentClauses(texts), references }
})
