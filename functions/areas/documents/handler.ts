import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { getClauseText } from './clauses/get-clause-text.ts'
import { listClauses } from './clauses/list-clauses.ts'
import { listPageWords } from './clauses/list-page-words.ts'
import { findFullBook } from './find-full-book.ts'
import { getDetails, getDetailsByPublisher } from './get-details.ts'
import { downloadPdf, getHtml, getOldPdf, getPdf } from './get-files.ts'
import { getHelpDocument } from './get-help-document.ts'
import { getInfo } from './get-info.ts'
import { getMetadata } from './get-metadata.ts'
import { findByDesignation } from './links/find-by-designation.ts'
import { dropLink, leadLink } from './links/lead-link.ts'
import { listUnresolvedLinks } from './links/list-unresolved-links.ts'
import { listEditions } from './list-editions.ts'
import { listTranslations, listTranslationsByCode } from './list-translations.ts'
import { listWorkItems } from './list-work-items.ts'
import { getPreview } from './preview/get-preview.ts'
import { listRelatedContent } from './surroundings/list-related-content.ts'
import { verifyAccess } from './verify-access.ts'

export const handler = serve<typeof api.documents>({
  metadata: getMetadata,
  info: getInfo,
  editions: listEditions,
  clauses: listClauses,
  clauseText: getClauseText,
  preview: getPreview,
  words: listPageWords,
  verify: verifyAccess,
  translations: listTranslations,
  translationsByCode: listTranslationsByCode,
  byDesignation: findByDesignation,
  unresolvedLinks: listUnresolvedLinks,
  leadLink,
  dropLink,
  pdf: getPdf,
  download: downloadPdf,
  oldPdf: getOldPdf,
  html: getHtml,
  helpDocument: getHelpDocument,
  relatedContent: listRelatedContent,
  additionalDetails: getDetails,
  additionalDetailsByPublisher: getDetailsByPublisher,
  workItems: listWorkItems,
  fullBook: findFullBook,
})
