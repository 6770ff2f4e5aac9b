import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { StatusBadge } from '#web/ui/text/status-badge.tsx'
import { DocumentLink } from '../place/document-link.tsx'
import { shownDate } from '../place/shown-date.ts'

/** Type, publisher, status and relevant date of a document. */
export function DocumentBadges({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatDate } = useLocale()
  const shown = shownDate(document)
  const withdrawn = document.withdrawnDate && document.status.startsWith('Withdrawn') ? document.withdrawnDate : undefined
  return (
    <div className="document-badges">
      <Badge>{document.documentType}</Badge>
      <span title={document.publisherName}>
        <Badge>{document.publisherCode}</Badge>
      </span>
      <StatusBadge status={document.status} />
      {document.replacedByContentCode && (
        <span className="document-replaced">
          {t('documents.replacedBy')}{' '}
          <DocumentLink contentCode={document.replacedByContentCode}>
            <Designation>{document.replacedByFamilyValue || document.replacedByContentCode}</Designation>
          </DocumentLink>
        </span>
      )}
      {withdrawn && <span>{t('documents.date.withdrawn', { date: formatDate(withdrawn) })}</span>}
      {shown && <span>{t(`documents.date.${shown.kind}`, { date: formatDate(shown.date) })}</span>}
      {document.drm && <span className="document-protected">{t('documents.protected')}</span>}
    </div>
  )
}
