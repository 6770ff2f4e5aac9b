import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { type HistoryState, hrefFrom, type PageLocation, readLocation, type To } from './page-location.ts'

/** Step that led to a location: the first one, Back and Forward are POP. */
type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

interface NavigateOptions {
  /** takes the place of the present entry of the history */
  readonly replace?: boolean
  /** saved with the entry */
  readonly state?: unknown
}

interface NavigateFunction {
  (to: To, options?: NavigateOptions): void
  /** goes back or forward by that many entries */
  (steps: number): void
}

interface Place {
  readonly location: PageLocation
  readonly type: NavigationType
}

interface Routing extends Place {
  readonly navigate: NavigateFunction
}

const RoutingContext = createContext<Routing | undefined>(undefined)

function useRouting(): Routing {
  const routing = useContext(RoutingContext)
  if (!routing) throw new Error('used outside of Router')
  return routing
}

const entryIndex = () => (window.history.state as HistoryState | null)?.idx

/** Reads the first location. An entry without an index is the first of the visit. */
function begin(): Place {
  if (entryIndex() === undefined) window.history.replaceState({ ...window.history.state, idx: 0 }, '')
  return { location: readLocation(), type: 'POP' }
}

const newKey = () => Math.random().toString(36).slice(2, 10)

function writeEntry(href: string, { replace = false, state = null }: NavigateOptions): void {
  const before = entryIndex() ?? 0
  const entry: HistoryState = { usr: state, key: newKey(), idx: replace ? before : before + 1 }
  // With the origin: a path of two slashes would name another site.
  const address = window.location.origin + href
  if (replace) window.history.replaceState(entry, '', address)
  else window.history.pushState(entry, '', address)
}

/** Provides the location, which follows the browser's history. The address changes at once, the page as soon as its code is there. */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(begin)
  const show = useCallback((type: NavigationType) => startTransition(() => setPlace({ location: readLocation(), type })), [])
  const navigate = useCallback(
    (to: To | number, options: NavigateOptions = {}) => {
      if (typeof to === 'number') {
        window.history.go(to)
        return
      }
      writeEntry(hrefFrom(window.location.pathname, to), options)
      show(options.replace ? 'REPLACE' : 'PUSH')
    },
    [show],
  )
  useLayoutEffect(() => {
    const follow = () => show('POP')
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [show])
  const routing = useMemo(() => ({ ...place, navigate }), [place, navigate])
  return <RoutingContext value={routing}>{children}</RoutingContext>
}

export const useLocation = (): PageLocation => useRouting().location

export const useNavigationType = (): NavigationType => useRouting().type

/** Returns what goes to another address; it stays the same function. */
export const useNavigate = (): NavigateFunction => useRouting().navigate

/** Goes to another address as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: To }) {
  const { navigate, location } = useRouting()
  const href = hrefFrom(location.pathname, to)
  useEffect(() => navigate(href, { replace, state }), [navigate, href, replace, state])
  return null
}
