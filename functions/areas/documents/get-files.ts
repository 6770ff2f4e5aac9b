import { documents } from '#contract/documents/documents.ts'
import { LANGUAGES, type Language } from '#contract/tenant.ts'
import { providePdfWithPoints } from '#functions/areas/points/download/pdf-with-points.ts'
import { useCase } from '#functions/http/use-case.ts'
import { hasFilesHere, mayDownload, mayRead } from '#library/document/entitlement.ts'
import { assetsOf, contentCodeOf } from '#library/files/asset-id.ts'
import { grantFile } from '#library/files/grant-file.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { findDocument } from '#library/find-document.ts'

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

const languageOf = (asked: string | undefined): Language => LANGUAGES.find((one) => one === asked) ?? 'en'

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
  const written = compassPoints === 'true' ? await providePdfWithPoints(document, file, languageOf(language), context) : file
  return presignFile(ports.objects, { kind: 'pdf', ...written, title: document.record.designation, asAttachment: true })
})
