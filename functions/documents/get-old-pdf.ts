import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { assetsOf, contentCodeOf } from './asset-id.ts'
import { findDocument } from './find-document.ts'
import { readFile } from './read-file.ts'

export const getOldPdf = useCase(documents.oldPdf, ['table', 'objects'], async ({ id }, context) => {
  const document = await findDocument(contentCodeOf(id), context)
  const asset = assetsOf(document).pdfs.find(({ assetId }) => assetId === id)
  return readFile('pdf', document, asset, context)
})
