import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { assetsOf } from '#library/files/asset-id.ts'
import { readFile } from '#library/files/grant-file.ts'
import { findDocument } from '#library/find-document.ts'

export const getPdf = useCase(documents.pdf, ['table', 'objects'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  const current = document.files.pdf && assetsOf(document).pdfs[0]
  return readFile('pdf', document, current, context)
})
