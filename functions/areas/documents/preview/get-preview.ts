import { documents } from '#contract/documents/documents.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayPreview } from '#library/document/entitlement.ts'
import { presignFirstPage } from '#library/files/first-page.ts'
import { openPreview } from '#library/files/open-file.ts'
import { readPreviewedTexts } from '#library/files/read-open-texts.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { presentPreview } from './present-preview.ts'

/** Shows the beginning of a text to somebody whom it is not open to. */
export const getPreview = useCase(documents.preview, ['table', 'objects', 'jobs', 'clock'], async ({ contentCode }, context) => {
  const { actor, ports, fail } = context
  const document = await findDocument(contentCode, context)
  if (!mayPreview(actor, document)) return fail('no-preview', 'contentCode')
  const { pdf } = document.files
  const [texts, firstPage] = await Promise.all([
    readPreviewedTexts(document, context),
    pdf && presignFirstPage(ports, openPreview(actor, document, pdf)),
  ])
  return presentPreview(texts, firstPage)
})
