import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SearchDocument } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Badge } from '#web/ui/text/badge.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StatusBadge } from '#web/ui/text/status-badge.tsx'
import { cardDate } from './card-date.ts'
import { CardLists } from './card-lists.tsx'
import { useIsCut } from './use-is-cut.ts'

interface ResultCardProps {
  document: SearchDocument
  to: string
  /** passed on in the router's state */
  state: unknown
  tools?: ReactNode
}

/** One result: designation, title, facts, description and tools. */
export function ResultCard({ document, to, state, tools }: ResultCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { designationNo, displayDesignation, documentTitle, description, marks } = document
  // Marks are over the designation as it is searched; where another one is shown they would stand wrong.
  const designation = displayDesignation || designationNo
  const title = useIsCut<HTMLSpanElement>(documentTitle)
  const text = useIsCut<HTMLParagraphElement>(description)
  return (
    <article className="card" data-open={open || undefined}>
      <h2>
        <Link to={to} state={state} className="card-link">
          <Designation marks={designation === designationNo ? marks.designation : []}>{designation}</Designation>
          <span ref={title.ref} className="card-title" dir="auto" data-cut={title.cut || undefined}>
            <Markup text={documentTitle} marks={marks.title} />
          </span>
        </Link>
      </h2>
      <CardFacts document={document} />
      <div className="card-rest">
        {description && (
          <p id={id} ref={text.ref} className="card-text" dir="auto" data-cut={text.cut || undefined}>
            <Markup text={description} marks={marks.description} />
          </p>
        )}
        <CardLists
          document={document}
          tools={tools}
          more={title.cut || text.cut || open ? { open, toggle: () => setOpen(!open), controls: id } : undefined}
        />
      </div>
    </article>
  )
}

function CardFacts({ document }: { document: SearchDocument }) {
  const t = useText()
  const { formatDate, formatNumber } = useLocale()
  const { access, documentType, publisherCode, publisherName, status, matchedPage } = document
  const shown = cardDate(document)
  return (
    <div className="card-facts">
      <div>
        <StatusBadge status={status} />
        {documentType && <Badge>{documentType}</Badge>}
        <Badge>
          <abbr title={publisherName}>{publisherCode}</abbr>
        </Badge>
        {access === 'outside' && <Badge tone="info">{t('search.elsewhere')}</Badge>}
      </div>
      <ul>
        {shown && <li>{t(shown.label, { date: formatDate(shown.date) })}</li>}
        {access === 'subscription' && <li>{t('search.notSubscribed')}</li>}
        {matchedPage !== undefined && <li>{t('search.matchedPage', { page: formatNumber(matchedPage) })}</li>}
      </ul>
    </div>
  )
}
