import { documents } from '#contract/documents/documents.ts'
import { providePdfWithPoints } from '#functions/areas/points/exchange/pdf/pdf-with-points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayDownload, mayRead } from '#library/document/entitlement.ts'
import { assetsOf, contentCodeOf } from '#library/files/asset-id.ts'
import { grantFile } from '#library/files/grant-file.ts'
import { openFile } from '#library/files/open-file.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { findLanguage } from '#text/find-language.ts'

export const getPdf = useCase(documents.pdf, ['table', 'objects'], async ({ contentCode }, context) => {
  const document = await findDocument(contentCode, context)
  const current = document.files.pdf && assetsOf(document).pdfs[0]
  return grantFile('pdf', document, current, context)
})

export const getOldPdf = useCase(documents.oldPdf, ['table', 'objects'], async ({ id }, context) => {
  const document = await findDocument(contentCodeOf(id), context)
  const asset = assetsOf(document).pdfs.find(({ assetId }) => assetId === id)
  return grantFile('pdf', document, asset, context)
})

export const getHtml = useCase(documents.html, ['table', 'objects'], async ({ id }, context) => {
  const document = await findDocument(contentCodeOf(id), context)
  const asset = assetsOf(document).htmls.find(({ assetId }) => assetId === id)
  return grantFile('html', document, asset, context)
})

export const downloadPdf = useCase(documents.download, ['table', 'objects', 'clock', 'jobs'], async (asked, context) => {
  const { actor, ports, fail } = context
  const { contentCode, compassPoints, language } = asked
  const document = await findDocument(contentCode, context)
  if (!mayRead(actor, document)) return fail('not-entitled', 'contentCode')
  const file = assetsOf(document).pdfs[0]?.file
  if (hasFilesHere(document) && !(document.files.pdf && file)) return fail('no-file', 'contentCode')
  if (!file || !mayDownload(actor, document)) return fail('not-downloadable', 'contentCode')
  // An empty file is answered like a missing right: neither shows any of the text.
  if (file.size === 0) return fail('not-entitled', 'contentCode')
  const open = openFile(actor, document, file)
  const plain = { ...open, title: document.record.designation }
  const written =
    compassPoints === 'true' ? await providePdfWithPoints(document, open, findLanguage(language) ?? 'en', context) : plain
  return presignFile(ports.objects, { kind: 'pdf', ...written, asAttachment: true })
})
