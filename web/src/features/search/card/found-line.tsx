import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { SearchDocument } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { splitAtMarks } from '#web/ui/text/split-at-marks.ts'

interface FoundLineProps {
  document: SearchDocument
  /** path to the page of the match */
  to: string
  /** passed on in the router's state */
  state: unknown
}

/** Line of the text in which the words were found, with a link to its page. */
export function FoundLine({ document: { matchedPage, excerpt, passage }, to, state }: FoundLineProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (matchedPage === undefined && !excerpt && !passage) return null
  const { text, marks } = excerpt ?? { text: passage ?? '', marks: [] }
  const parts = splitAtMarks(text, marks).map(
    ({ text, marked, start }): ReactNode => (marked ? <mark key={start}>{text}</mark> : <Fragment key={start}>{text}</Fragment>),
  )
  return (
    <p className="card-found" data-quotes={text !== '' || undefined}>
      {matchedPage !== undefined && (
        <Link to={to} state={state}>
          {t(text ? 'search.page' : 'search.matchedPage', { page: formatNumber(matchedPage) })}
        </Link>
      )}
      {text && <span dir="auto">{parts}</span>}
    </p>
  )
}
