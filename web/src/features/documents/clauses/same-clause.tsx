import { Link } from 'react-router-dom'
import type { Standing } from '#contract/documents/document-card.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useDocumentPath } from '../page/document-link.tsx'
import type { ReadingClauses } from './use-reading-clauses.ts'

/** Link from a text that is not in force to the clause in view in the edition that is. */
export function SameClause({ standing: { by }, designation, clauses }: SameClauseProps) {
  const t = useText()
  const pathOf = useDocumentPath()
  const { inView, nameOf } = clauses
  // A title page or a foreword begins every edition.
  if (!by?.inForce || !by.contentCode || !inView?.number) return null
  const place = { clause: nameOf(inView), heading: inView.id }
  return (
    <Link to={pathOf(by.contentCode, place)} state={{ linkedFrom: designation }}>
      {t('documents.sameClause', { clause: inView.number })}
    </Link>
  )
}

interface SameClauseProps {
  standing: Standing
  /** designation of the text that is read */
  designation: string
  clauses: ReadingClauses
}
