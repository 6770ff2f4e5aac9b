import { useCallback, useEffect, useRef } from 'react'
import { isEntryOf } from '#web/lib/history-entry.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { withClause, withoutClause } from '../clauses/clause-address.ts'
import { pageOf, withPage } from './session/page-url.ts'
import type { PdfSession } from './session/pdf-session.ts'
import { isReadingPosition, type ReadingPosition } from './session/reading-position.ts'

const WRITE_DELAY_MS = 300

/** Returns the state of the browser's history entry; the router's part is left alone. */
const entryState = () => (window.history.state ?? {}) as { usr?: Record<string, unknown> | null }

/**
 * Chooses the place to start at: that of the history entry, the page or the clause of the address, the words of a search, and last the place
 * where the person left off. Where that one is not chosen, a chip offers it.
 */
export function startOf(search: string, state: unknown, left?: ReadingPosition) {
  const { position: ofEntry, fromStart } = (state ?? {}) as { readonly position?: unknown; readonly fromStart?: unknown }
  // Whoever follows a link from elsewhere finds the first page of the text, and is offered where they left off.
  const page = pageOf(search) ?? (fromStart === true ? 1 : undefined)
  const kept = left && left.page > 1 ? left : undefined
  if (isReadingPosition(ofEntry)) return { page, position: ofEntry }
  const query = new URLSearchParams(search)
  const continued = page === undefined && !query.get('q') && !query.get('clause')
  const chip = kept && kept.page !== page && !query.get('clause') ? { left: kept, continued } : undefined
  return { page, position: continued ? left : undefined, chip }
}

/**
 * Makes following an internal link a step in the browser's history; the entry that is left holds the exact position, so that
 * Back returns to it.
 */
export function useJumps() {
  const navigate = useNavigate()
  const own = useRef(false)
  const jump = useCallback(
    (from: ReadingPosition | undefined, page: number, clause?: string) => {
      const state = entryState()
      window.history.replaceState({ ...state, usr: { ...state.usr, position: from } }, '')
      own.current = true
      const { position: _, ...usr } = state.usr ?? {}
      const { search } = window.location
      const named = clause === undefined ? withoutClause(search) : withClause(search, clause)
      navigate({ search: withPage(named, page) }, { state: usr })
    },
    [navigate],
  )
  return { jump, own }
}

/** Keeps the address and the visible page in step, both ways. */
export function usePageInUrl(
  session: PdfSession | undefined,
  own: { current: boolean },
  onPlace: (position: ReadingPosition) => void,
) {
  const tell = useRef(onPlace)
  tell.current = onPlace
  const location = useLocation()
  const seen = useRef(location.key)
  useEffect(() => {
    if (!session || seen.current === location.key) return
    seen.current = location.key
    if (own.current) {
      own.current = false
      return
    }
    const { page, position } = startOf(location.search, location.state)
    if (position) session.restore(position)
    else session.goTo(page ?? 1)
  }, [session, location, own])
  const key = useRef(location.key)
  key.current = location.key
  useEffect(() => session && writePlace(session, key, (position) => tell.current(position)), [session])
}

/**
 * Writes the page into the address and the exact position into the history entry, so that Back, Forward and reload return to it.
 * It bypasses the router: an address that follows scrolling must not render the page again.
 */
function writePlace(
  session: PdfSession,
  key: { readonly current: string },
  onPlace: (position: ReadingPosition) => void,
): () => void {
  const { store, viewer, position: here } = session
  let timer: number | undefined
  const write = () => {
    const { page, phase } = store.get()
    if (phase !== 'ready') return
    if (!isEntryOf(key.current)) return soon()
    const state = entryState()
    const { pathname, search, hash } = window.location
    const position = here()
    const usr = { ...state.usr, position }
    window.history.replaceState({ ...state, usr }, '', pathname + withPage(search, page) + hash)
    if (position) onPlace(position)
  }
  const soon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(write, WRITE_DELAY_MS)
  }
  const unsubscribe = store.subscribe(soon)
  viewer.container.addEventListener('scroll', soon)
  return () => {
    window.clearTimeout(timer)
    unsubscribe()
    viewer.container.removeEventListener('scroll', soon)
  }
}
