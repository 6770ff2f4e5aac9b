import { type ReactNode, Suspense, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { contentCodeOf } from '#web/features/documents/page/content-code.ts'
import { useMetadata } from '#web/features/documents/use-metadata.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { paths } from '#web/lib/paths.ts'
import { Forbidden, MissingPage } from '#web/parts/error-pages.tsx'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import { Waiting } from './gates/waiting.tsx'
import { mayEnter, rewriteForDrm } from './guard.ts'
import { findRoute, type Route as LibraryRoute, routes } from './routes.tsx'
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
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
          ))}
          {['/DIGITAL_LIBRARY', '/Standards'].map((entry) => (
            <Route key={entry} path={entry} element={<Navigate to="/" replace />} />
          ))}
          <Route path="/search" element={<SearchOfWords />} />
          <Route path="/admin" element={<Navigate to={paths.health()} replace />} />
          <Route path="*" element={<MissingPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
  return findRoute(pathname)?.bare ? <ProtectedFrame>{pages}</ProtectedFrame> : <Shell>{pages}</Shell>
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

function Guarded({ route }: { route: LibraryRoute }) {
  const account = useAccount()
  const { pathname, search, hash, state } = useLocation()
  const rewritten = rewriteForDrm(pathname, account)
  if (rewritten) return <Navigate to={{ pathname: rewritten, search, hash }} state={state} replace />
  return mayEnter(route, account) ? <Page route={route} /> : <Forbidden />
}

/** Keeps a page that was lazy when it mounted lazy: another component would lose its state. */
function Page({ route: { page } }: { route: LibraryRoute }) {
  const Shown = useMemo(() => page(), [page])
  return <Shown />
}
