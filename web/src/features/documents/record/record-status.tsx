import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { StatusBadge } from '#web/ui/text/status-badge.tsx'
import { DocumentLink } from '../place/document-link.tsx'
import { shownDate } from '../place/shown-date.ts'

/** Status of a document with what replaces it, its type and publisher, and the date that matters. */
export function RecordStatus({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { status, documentType, publisherCode, publisherName, withdrawnDate } = document
  const { replacedByContentCode, replacedByFamilyValue } = document
  const shown = shownDate(document)
  const withdrawn = withdrawnDate && status.startsWith('Withdrawn') ? withdrawnDate : undefined
  return (
    <>
      <StatusBadge status={status} />
      {(replacedByContentCode || replacedByFamilyValue) && (
        <span>
          {t('documents.replacedBy')}{' '}
          {replacedByContentCode ? (
            <DocumentLink contentCode={replacedByContentCode}>
              <Designation>{replacedByFamilyValue || replacedByContentCode}</Designation>
            </DocumentLink>
          ) : (
            <Designation>{replacedByFamilyValue}</Designation>
          )}
        </span>
      )}
      {documentType && <Badge>{documentType}</Badge>}
      <span title={publisherName}>
        <Badge>{publisherCode}</Badge>
      </span>
      {withdrawn && <span>{t('documents.date.withdrawn', { date: formatDate(withdrawn) })}</span>}
      {shown && <span>{t(`documents.date.${shown.kind}`, { date: formatDate(shown.date) })}</span>}
    </>
  )
}
