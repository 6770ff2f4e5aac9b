import { useMemo } from 'react'
import type { Standing } from '#contract/documents/document-card.ts'
import { documents } from '#contract/documents/documents.ts'
import { findClause } from '#document-text/find-clause.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Link } from '#web/lib/router/link.tsx'
import { useDocumentPath } from '../page/document-link.tsx'
import type { ReadingClauses } from './use-reading-clauses.ts'

interface SameClauseProps {
  standing: Standing
  /** designation of the text that is read */
  designation: string
  clauses: Pick<ReadingClauses, 'inView' | 'nameOf'>
}

interface Named {
  readonly number: string
  readonly title: string
}

/** In a sentence of another direction its number stays before its title. */
const titled = ({ number, title }: Named) => `\u2068${[number, title].filter(Boolean).join(' ')}\u2069`

/** Link from a text that is not in force to the clause in view in the edition that is, by its number and title there. */
export function SameClause({ standing: { by }, designation, clauses }: SameClauseProps) {
  const t = useText()
  const pathOf = useDocumentPath()
  const { inView, nameOf } = clauses
  const edition = by?.inForce && inView?.number ? by.contentCode : undefined
  const { data } = useEndpoint(documents.clauses, edition === undefined ? null : { contentCode: edition }, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  const place = useMemo(() => inView && { clause: nameOf(inView), heading: inView.id }, [inView, nameOf])
  // A title page or a foreword begins every edition.
  if (edition === undefined || !inView || !place) return null
  const now = data && findClause(data.clauses, place)?.clause
  return (
    <Link to={pathOf(edition, place)} state={{ linkedFrom: designation }}>
      {now
        ? t('documents.sameClauseAs', { clause: titled(inView), now: titled(now) })
        : t('documents.sameClause', { clause: titled(inView) })}
    </Link>
  )
}
