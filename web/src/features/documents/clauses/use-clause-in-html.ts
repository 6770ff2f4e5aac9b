import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from '#web/lib/router/router.tsx'
import { type PlacedClause, placeInPage } from '#web/reader/clauses/place-in-page.ts'
import type { HtmlSession } from '#web/reader/html/html-session.ts'
import type { HtmlViewerProps } from '#web/reader/html/html-viewer.tsx'
import { saveScroll, scrollOf } from '../page/scroll-of.ts'
import type { ReadingClauses } from './use-reading-clauses.ts'

type Headings = Parameters<NonNullable<HtmlViewerProps['onOpen']>>[1]
const NO_HEADINGS: Headings = []

interface ClausesInHtml {
  readonly session: HtmlSession | undefined
  readonly placed: readonly PlacedClause[]
  /** id of the clause in view */
  readonly current: string | undefined
  readonly onOpen: HtmlViewerProps['onOpen']
}

/** Places the clauses in an HTML page, goes to the one that the address names, and tells which one is in view from then on. */
export function useClauseInHtml({ list, target, onView }: ReadingClauses): ClausesInHtml {
  const [opened, setOpened] = useState<{ session: HtmlSession; headings: Headings }>()
  const { session, headings = NO_HEADINGS } = opened ?? {}
  const { state, key } = useLocation()
  const before = scrollOf(state)
  const placed = useMemo(() => placeInPage(list, headings), [list, headings])
  const element = placed.find(({ id }) => id === target?.id)?.element
  useEffect(() => {
    if (session && element !== undefined && before === undefined) session.goTo(element)
  }, [session, element, before])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history scrolls again
  useEffect(() => {
    if (session && before !== undefined) scrollBack(session, before)
  }, [session, before, key])
  const heading = useSyncExternalStore(session?.store.subscribe ?? noSubscription, () => session?.store.get().clause)
  const current = useMemo(() => clauseAt(placed, headings, heading), [placed, headings, heading])
  useEffect(() => onView(current), [onView, current])
  return { session, placed, current, onOpen: (started, found) => setOpened({ session: started, headings: found }) }
}

/** Scrolls to where the reader was, and again when the letters are there. */
function scrollBack({ page, frame, scroller }: HtmlSession, top: number): void {
  // Another frame takes the place of this one, and will be scrolled.
  if (!frame.isConnected) return
  scroller.scrollTop = top
  saveScroll(undefined)
  void page.fonts.ready.then(() => {
    scroller.scrollTop = top
  })
}

const noSubscription = () => () => {}

/** Id of the clause of a heading, or of the last heading before it that has one. */
function clauseAt(placed: readonly PlacedClause[], headings: Headings, heading: string | undefined): string | undefined {
  const clauses = new Map(placed.map(({ element, id }) => [element, id]))
  const before = headings.slice(0, headings.findIndex(({ id }) => id === heading) + 1)
  return clauses.get(before.findLast(({ id }) => clauses.has(id))?.id ?? '')
}
