import { useEffect } from 'react'
import type { ListedClause } from '#contract/documents/clauses.ts'
import { isEntryOf } from '#web/lib/history-entry.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { withoutClause } from '#web/reader/clauses/clause-address.ts'
import { pageOf, withPage } from '#web/reader/pdf/session/page-url.ts'
import type { PdfSession } from '#web/reader/pdf/session/pdf-session.ts'
import type { ScrollPlace } from '#web/reader/pdf/session/text-place.ts'
import { clauseReadAt } from './clause-read-at.ts'
import { scrollPlaceOf } from './clauses-panels.tsx'
import type { ReadingClauses } from './use-reading-clauses.ts'

/** Goes to the clause that the address names, and tells which one is in view from then on. */
export function useClauseInPdf(session: PdfSession | undefined, { list, target, link, onView }: ReadingClauses): void {
  const { search, key } = useLocation()
  useEffect(() => {
    if (!session || !link) return
    if (target?.page === undefined || findsElsewhere(search, target.page)) return session.releaseFind(true)
    session.releaseFind(false)
    session.goToPlace(scrollPlaceOf(target))
    replaceSearch((now) => withPage(now, target.page as number))
  }, [session, target, link, search])
  useEffect(() => session && followClauses(session, key, { list, target, onView }), [session, key, list, target, onView])
}

/** Tells whether a search found its words on another page than the one on which their clause begins. */
function findsElsewhere(search: string, page: number): boolean {
  return new URLSearchParams(search).has('q') && (pageOf(search) ?? page) !== page
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) => scrollTop + clientHeight >= scrollHeight - 2

const isBelow = ({ page = 0, top = 0 }: ListedClause, place: ScrollPlace) =>
  page > place.page || (page === place.page && top > place.top)

function replaceSearch(change: (search: string) => string): void {
  const { pathname, search, hash } = window.location
  window.history.replaceState(window.history.state, '', pathname + change(search) + hash)
}

/** Tells which clause is in view. Pages further on, the address names the clause no longer. */
function followClauses(
  session: PdfSession,
  key: string,
  { list, target, onView }: Pick<ReadingClauses, 'list' | 'target' | 'onView'>,
): () => void {
  const { container } = session.viewer
  let frame = 0
  const tell = () => {
    if (!isEntryOf(key)) return
    const place = session.textPlaceInView()
    if (target?.page !== undefined && Math.abs(place.page - target.page) > 1) replaceSearch(withoutClause)
    // At the end of a document the last clauses do not reach the upper edge.
    if (target && isAtEnd(container) && isBelow(target, place)) return onView(target.id)
    onView(clauseReadAt(list, place)?.id)
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
