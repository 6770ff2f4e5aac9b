import { Tag } from 'antd'
import type { DocumentMetadata } from '#contract/documents.ts'
import { useLocale, useText } from '#web/lib/i18n.tsx'
import { StatusBadge } from '#web/ui/status-badge.tsx'
import { shownDate } from '../shown-date.ts'

/** What it is, whose it is, and whether it is in force, with the date that matters. */
export function DocumentBadges({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatDate } = useLocale()
  const shown = shownDate(document)
  const withdrawn = document.withdrawnDate && document.status.startsWith('Withdrawn') ? document.withdrawnDate : undefined
  return (
    <div className="document-badges">
      <Tag variant="outlined">{document.documentType}</Tag>
      <Tag variant="outlined" title={document.publisherName}>
        {document.publisherCode}
      </Tag>
      <StatusBadge status={document.status} />
      {withdrawn && <span>{t('documents.date.withdrawn', { date: formatDate(withdrawn) })}</span>}
      {shown && <span>{t(`documents.date.${shown.kind}`, { date: formatDate(shown.date) })}</span>}
      {document.drm && <span className="document-protected">{t('documents.protected')}</span>}
    </div>
  )
}
