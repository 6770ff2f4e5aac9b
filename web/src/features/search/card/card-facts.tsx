import type { ReactNode } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { useTypeName } from '#web/lib/names/use-type-name.ts'
import { AccessBadge } from '#web/ui/access-badge.tsx'
import { cardDate } from './card-date.ts'

/** Facts of a result in fixed columns: access, type, publishers, date, and what folds under it. */
export function CardFacts({ document, children }: { document: SearchDocument; children?: ReactNode }) {
  const t = useText()
  const { formatDate } = useLocale()
  const type = useTypeName()(document.documentType)
  const { access, publisherCode, publisherName, publishers, matchedBy } = document
  const date = cardDate(document)
  return (
    <div className="card-line">
      <AccessBadge access={access} />
      <span className="card-fact" title={type || undefined}>
        {type}
      </span>
      <span className="card-fact">
        <abbr title={publisherName}>{publishers?.join(' · ') ?? publisherCode}</abbr>
      </span>
      <span className="card-fact">{date && t(date.label, { date: formatDate(date.date) })}</span>
      {matchedBy && <span className="card-reason">{t(`search.matchedBy.${matchedBy}`)}</span>}
      {children}
    </div>
  )
}
