import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { assetsOf, contentCodeOf } from './asset-id.ts'
import { findDocument } from './find-document.ts'
import { readFile } from './read-file.ts'

export const getHtml = useCase(documents.html, ['table', 'objects'], async ({ id }, context) => {
  const document = await findDocument(contentCodeOf(id), context)
  const asset = assetsOf(document).htmls.find(({ assetId }) => assetId === id)
  return readFile('html', document, asset, context)
})
