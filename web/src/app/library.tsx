import { Suspense, useMemo } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { paths } from '#web/lib/paths.ts'
import { Forbidden, NotFound } from '#web/parts/error-pages.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import { mayEnter, rewriteForDrm } from './guard.ts'
import { findRoute, type Route as LibraryRoute, routes } from './routes.tsx'
import { Bare } from './shell/bare.tsx'
import { Shell } from './shell/shell.tsx'

/** Renders the shell and the page of the current address. */
export function Library() {
  const { pathname } = useLocation()
  const pages = (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
          ))}
          {['/DIGITAL_LIBRARY', '/Standards'].map((entry) => (
            <Route key={entry} path={entry} element={<Navigate to="/" replace />} />
          ))}
          <Route path="/admin" element={<Navigate to={paths.health()} replace />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
  return findRoute(pathname)?.bare ? <Bare>{pages}</Bare> : <Shell>{pages}</Shell>
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
