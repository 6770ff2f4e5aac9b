import { type ReactNode, Suspense, useMemo } from 'react'
import { contentCodeOf } from '#web/features/documents/page/content-code.ts'
import { useMetadata } from '#web/features/documents/use-metadata.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { paths } from '#web/lib/paths.ts'
import { matchPath } from '#web/lib/router/match-path.ts'
import { Navigate, useLocation } from '#web/lib/router/router.tsx'
import { Forbidden, MissingPage } from '#web/parts/error-pages.tsx'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import { Waiting } from './gates/waiting.tsx'
import { mayEnter, rewriteForDrm } from './guard.ts'
import { findRoute, type Route } from './routes.tsx'
import { Bare } from './shell/bare.tsx'
import { Shell } from './shell/shell.tsx'
import { useArrivalFocus } from './shell/use-arrival-focus.ts'
import { useLanguageOfPerson } from './shell/use-language-of-person.ts'

/** Renders the shell and the page of the current address. */
export function Library() {
  const { pathname, search } = useLocation()
  useLanguageOfPerson()
  useArrivalFocus(`${pathname} ${contentCodeOf(search) ?? ''}`)
  const pages = (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Waiting />}>
        <PageOf pathname={pathname} />
      </Suspense>
    </ErrorBoundary>
  )
  return findRoute(pathname)?.bare ? <ProtectedFrame>{pages}</ProtectedFrame> : <Shell>{pages}</Shell>
}

/** Addresses that lead to a page of another. */
const LEADING: readonly (readonly [path: string, lead: () => ReactNode])[] = [
  ['/DIGITAL_LIBRARY', () => <Navigate to="/" replace />],
  ['/Standards', () => <Navigate to="/" replace />],
  ['/search', () => <SearchOfWords />],
  ['/admin', () => <Navigate to={paths.health()} replace />],
]

function PageOf({ pathname }: { pathname: string }) {
  const leading = LEADING.find(([path]) => matchPath(path, pathname))
  if (leading) return leading[1]()
  const route = findRoute(pathname)
  return route ? <Guarded route={route} /> : <MissingPage />
}

/** Frame of protected viewing: a text stands alone, and the site stands around what is shown in place of one. */
function ProtectedFrame({ children }: { children: ReactNode }) {
  const contentCode = contentCodeOf(useLocation().search)
  const { data, error } = useMetadata(contentCode)
  const hasText = data ? data.access === 'open' : contentCode !== undefined && !error
  return hasText ? <Bare>{children}</Bare> : <Shell>{children}</Shell>
}

/** A search under the names that other libraries give its address and its words. */
function SearchOfWords() {
  const { search } = useLocation()
  const asked = new URLSearchParams(search)
  const content = ['content', 'keywords', 'keyword', 'query', 'q', 'text'].map((name) => asked.get(name)).find(Boolean)
  return <Navigate replace to={paths.search('all', { content: content ?? undefined })} />
}

function Guarded({ route }: { route: Route }) {
  const account = useAccount()
  const { pathname, search, hash, state } = useLocation()
  const rewritten = rewriteForDrm(pathname, account)
  if (rewritten) return <Navigate to={{ pathname: rewritten, search, hash }} state={state} replace />
  return mayEnter(route, account) ? <Page route={route} /> : <Forbidden />
}

/** Keeps a page that was lazy when it mounted lazy: another component would lose its state. */
function Page({ route: { page } }: { route: Route }) {
  const Shown = useMemo(() => page(), [page])
  return <Shown />
}
