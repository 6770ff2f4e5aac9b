import { useEffect } from 'react'
import type { ListedClause } from '#contract/clauses.ts'
import { withPage } from '#web/reader/pdf/session/page-url.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import { placeOf } from './clauses-panels.tsx'
import type { ReadingClauses } from './use-reading-clauses.ts'

/** Goes to the clause that the address names, and tells which one is in view from then on. */
export function useClauseInPdf(session: PdfSession | undefined, { list, target, onView }: ReadingClauses): void {
  useEffect(() => {
    if (!session || target?.page === undefined) return
    session.goToPlace(placeOf(target))
    const { pathname, search, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + withPage(search, target.page) + hash)
  }, [session, target])
  useEffect(() => session && followClauses(session, list, onView), [session, list, onView])
}

function followClauses(session: PdfSession, list: readonly ListedClause[], onView: ReadingClauses['onView']): () => void {
  const { container } = session.viewer
  let frame = 0
  const tell = () => {
    const place = session.placeInView()
    const isAbove = ({ page, top = 0 }: ListedClause) =>
      page !== undefined && (page < place.page || (page === place.page && top <= place.top))
    onView(list.findLast(isAbove)?.id)
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(tell)
  }
  soon()
  container.addEventListener('scroll', soon, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    container.removeEventListener('scroll', soon)
  }
}
