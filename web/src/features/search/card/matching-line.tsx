import { Fragment } from 'react'
import type { SearchDocument } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { MarkedText } from './marked-text.tsx'

interface MatchingLineProps {
  document: SearchDocument
  /** path to the place of the match */
  to: string
  /** passed on in the router's state */
  state: unknown
}

/** Line of the text in which the words were found, with a link to its clause and page. */
export function MatchingLine({ document, to, state }: MatchingLineProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { matchedPage, matchedClause, excerpt, passage, recognised } = document
  if (matchedPage === undefined && !excerpt && !passage) return null
  const { text, marks } = excerpt ?? { text: passage ?? '', marks: [] }
  const page = matchedPage && t(text ? 'search.page' : 'search.matchedPage', { page: formatNumber(matchedPage) })
  const places = [matchedClause?.number && t('search.clause', matchedClause), matchedClause?.title, page].filter(Boolean)
  return (
    <p className="card-found" data-quotes={text !== '' || undefined}>
      {places[0] && (
        <Link to={to} state={state}>
          {places.map((place, at) => (
            <Fragment key={place}>
              {at > 0 && ' · '}
              <bdi>{place}</bdi>
            </Fragment>
          ))}
        </Link>
      )}
      {recognised && <span className="card-recognised">{t('search.recognised')}</span>}
      {text && (
        <span dir="auto">
          <MarkedText text={text} marks={marks} />
        </span>
      )}
    </p>
  )
}
