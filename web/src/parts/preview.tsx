import { useId } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { cardDate } from '#web/features/search/card/card-date.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { pathToDocument } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { EditionTimeline } from './edition-timeline.tsx'

interface PreviewProps {
  document: SearchDocument
  onClose: () => void
}

/** Description, facts and timeline of a result, without leaving the list. */
export function Preview({ document, onClose }: PreviewProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const id = useId()
  const typeName = useTypeName()
  const { contentCode, designationNo, documentTitle, description, standing, access, documentType, publisherName } = document
  const date = cardDate(document)
  const facts = [typeName(documentType), publisherName, date && t(date.label, { date: formatDate(date.date) })].filter(Boolean)
  return (
    <aside className="preview" aria-labelledby={id}>
      <div className="preview-head">
        <h2 id={id}>
          <Designation>{designationNo}</Designation>
        </h2>
        <button type="button" className="icon-button" aria-label={t('search.preview.close')} onClick={onClose}>
          <Icon shape="CloseOutlined" aria-hidden="true" />
        </button>
      </div>
      <p className="preview-title" dir="auto">
        <Markup text={documentTitle} />
      </p>
      {standing && <StandingLine standing={standing} />}
      <AccessBadge access={access} />
      <p className="quiet">{facts.join(' · ')}</p>
      {description && (
        <p dir="auto">
          <Markup text={description} />
        </p>
      )}
      <Link className="plain-button" to={pathToDocument(document)}>
        {t('search.preview.open')}
      </Link>
      <EditionTimeline key={contentCode} document={document} />
    </aside>
  )
}
