import { documents } from '#contract/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { assetsOf, contentCodeOf } from '#library/files/asset-id.ts'
import { readFile } from '#library/files/grant-file.ts'
import { findDocument } from '#library/find-document.ts'

export const getHtml = useCase(documents.html, ['table', 'objects'], async ({ id }, context) => {
  const document = await findDocument(contentCodeOf(id), context)
  const asset = assetsOf(document).htmls.find(({ assetId }) => assetId === id)
  return readFile('html', document, asset, context)
})
