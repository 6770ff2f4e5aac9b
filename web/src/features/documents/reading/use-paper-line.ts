import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import type { PaperLine } from '#web/reader/html/print/use-paper.ts'
import { useDocumentPath } from '../page/document-link.tsx'

/** Line above a text on paper: whose library it is from, the day, and the address of the document. */
export function usePaperLine({ contentCode }: Pick<DocumentMetadata, 'contentCode'>): NonNullable<PaperLine> {
  const { tenantName } = useTenant()
  const { formatDate } = useLocale()
  const pathOf = useDocumentPath()
  return () => [
    tenantName,
    formatDate(new Date().toISOString(), { dateStyle: 'long' }),
    new URL(pathOf(contentCode), window.location.href).href,
  ]
}
