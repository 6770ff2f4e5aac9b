import type { SearchDocument } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { pathToDocument } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MarkedText } from './marked-text.tsx'

interface MatchingPointProps {
  document: SearchDocument
  /** passed on in the router's state */
  state: unknown
}

/** Compass point in which the words were found, with a link to its place, and the way to others that have them. */
export function MatchingPoint({ document, state }: MatchingPointProps) {
  const t = useText()
  const { matchedPoint } = document
  if (!matchedPoint) return null
  const { compassPointUUID, name, marks, excerpt, page, others } = matchedPoint
  return (
    <p className="card-found card-point" data-quotes>
      <Link to={pathToDocument(document, { page, annotationid: compassPointUUID })} state={state}>
        <Icon shape="CompassOutlined" aria-hidden="true" />
        <bdi>{t('search.inPoint')}</bdi> · <bdi>{name ? <MarkedText text={name} marks={marks} /> : t('points.unnamed')}</bdi>
      </Link>
      {excerpt && (
        <span dir="auto">
          <MarkedText {...excerpt} />
        </span>
      )}
      {others > 0 && (
        <Link className="card-more" to={pathToDocument(document, { tab: 'COMPASS_POINTS' })} state={state}>
          {t('search.otherPoints', { count: others })}
        </Link>
      )}
    </p>
  )
}
