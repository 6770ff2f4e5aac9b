import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { statedOtherwise } from '#standing/status-words.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { useDocumentPath } from '../page/document-link.tsx'
import { shownDate } from '../page/shown-date.ts'

/** Tells whether a PDF may be read and not kept, without being protected. */
const isForScreenOnly = ({ access, drm, downloadable, tabs }: DocumentMetadata) =>
  access === 'open' && !drm && !downloadable && tabs.includes('PDF')

/** Access to a document, its standing with its successor, its type and publisher, and the date that matters. */
export function RecordStatus({ document }: { document: DocumentMetadata }) {
  const t = useText()
  const { formatDate } = useLocale()
  const pathOf = useDocumentPath()
  const typeName = useTypeName()
  const { access, standing, documentType, publishers } = document
  const shown = shownDate(document)
  const stated = statedOtherwise(standing, document.status)
  return (
    <p className="record-line">
      <AccessBadge access={access} />
      {standing.is !== 'unknown' && <StandingLine standing={standing} pathOf={pathOf} />}
      {stated && <span>{t('shell.standing.stated', { status: t(`shell.standing.${stated}`) })}</span>}
      {documentType && <bdi>{typeName(documentType)}</bdi>}
      <abbr title={publishers.map(({ publisherName }) => publisherName).join(', ')}>
        {publishers.map(({ publisherCode }) => publisherCode).join(' · ')}
      </abbr>
      {shown && <span>{t(`documents.date.${shown.kind}`, { date: formatDate(shown.date) })}</span>}
      {document.drm && <span>{t('documents.protected')}</span>}
      {isForScreenOnly(document) && <span>{t('documents.readingOnly')}</span>}
    </p>
  )
}
