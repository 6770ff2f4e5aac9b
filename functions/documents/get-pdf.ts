import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { assetsOf } from './asset-id.ts'
import { findDocument } from './find-document.ts'
import { readFile } from './read-file.ts'

export const getPdf = useCase(documents.pdf, ['table', 'objects'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  const current = document.files.pdf && assetsOf(document).pdfs[0]
  return readFile('pdf', document, current, context)
})
