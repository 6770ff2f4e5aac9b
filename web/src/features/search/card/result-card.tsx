import { type ReactNode, useId, useState } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { CardFacts } from './card-facts.tsx'
import { foldedParts } from './folded-parts.ts'
import { MatchingLine } from './matching-line.tsx'
import { MatchingPoint } from './matching-point.tsx'
import { useIsCut } from './use-is-cut.ts'

interface ResultCardProps {
  document: SearchDocument
  to: string
  /** passed on in the router's state */
  state: unknown
  /** buttons for what can be done with the document */
  tools?: ReactNode
  /** renders what folds under the row */
  timeline: (document: SearchDocument) => ReactNode
}

/** One result: what it is, whether it is in force, what I may do with it, and where the words were found. */
export function ResultCard({ document, to, state, tools, timeline }: ResultCardProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { designationNo, displayDesignation, documentTitle, description, marks } = document
  // Marks are over the designation as it is searched; where another one is shown they would stand wrong.
  const designation = displayDesignation || designationNo
  const title = useIsCut<HTMLSpanElement>(documentTitle)
  const text = useIsCut<HTMLParagraphElement>(description)
  const isQuoted = document.excerpt !== undefined || document.passage !== undefined
  const hasMore = open || title.cut || text.cut || (isQuoted && description !== '')
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
      <div className="card-standing">
        <CardStanding document={document} />
      </div>
      {tools && <div className="card-tools">{tools}</div>}
      <Folding document={document} timeline={timeline} />
      <div className="card-rest">
        {document.lacks && <p className="card-lacks">{t('search.lacks', { words: document.lacks.join(', ') })}</p>}
        <MatchingLine document={document} to={to} state={state} />
        <MatchingPoint document={document} state={state} />
        {description && (open || !isQuoted) && (
          <p id={id} ref={text.ref} className="card-text" dir="auto" data-cut={text.cut || undefined}>
            <Markup text={description} marks={marks.description} />
          </p>
        )}
        {hasMore && (
          <button type="button" className="toggle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {t(open ? 'search.less' : 'search.more')}
          </button>
        )}
      </div>
    </article>
  )
}

/** Status in words; nothing where nothing is known. */
function CardStanding({ document }: { document: SearchDocument }) {
  const standing = knownStanding(document)
  return standing.is !== 'unknown' || standing.by ? <StandingLine standing={standing} /> : null
}

/** Facts of a result with the button that opens what folds under it, in place. */
function Folding({ document, timeline }: Pick<ResultCardProps, 'document' | 'timeline'>) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const parts = foldedParts(document)
  return (
    <>
      <CardFacts document={document}>
        {parts.length > 0 && (
          <button
            type="button"
            className="toggle card-fold"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <span>{parts.map(({ key, count }) => t(key, { count })).join(' · ')}</span>
            <Icon shape="DownOutlined" aria-hidden="true" />
          </button>
        )}
      </CardFacts>
      {parts.length > 0 && (
        <div id={id} className="card-timeline" hidden={!open}>
          {open && timeline(document)}
        </div>
      )}
    </>
  )
}
