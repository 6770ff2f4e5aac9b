import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { downloadPdf } from './download-pdf.ts'
import { findByDesignation } from './find-by-designation.ts'
import { getHelpDocument } from './get-help-document.ts'
import { getHtml } from './get-html.ts'
import { getInfo } from './get-info.ts'
import { getMetadata } from './get-metadata.ts'
import { getOldPdf } from './get-old-pdf.ts'
import { getPdf } from './get-pdf.ts'
import { listTranslations, listTranslationsByCode } from './list-translations.ts'
import { verifyAccess } from './verify-access.ts'

export const handler = serve<typeof api.documents>({
  metadata: getMetadata,
  info: getInfo,
  verify: verifyAccess,
  translations: listTranslations,
  translationsByCode: listTranslationsByCode,
  byDesignation: findByDesignation,
  pdf: getPdf,
  download: downloadPdf,
  oldPdf: getOldPdf,
  html: getHtml,
  helpDocument: getHelpDocument,
})
