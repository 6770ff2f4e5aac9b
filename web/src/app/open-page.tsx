import { type ReactNode, Suspense } from 'react'
import { Router, useLocation } from '#web/lib/router/router.tsx'
import { SignedOutLayout } from './gates/signed-out-layout.tsx'
import { Waiting } from './gates/waiting.tsx'
import { findRoute } from './routes.tsx'

/** Shows a page that is for everybody before they sign in; asks nobody who they are. Other pages are behind the gates. */
export function OpenPage({ children }: { children: ReactNode }) {
  const isOpen = findRoute(location.pathname)?.open
  if (!isOpen) return children
  return (
    <Router>
      <SignedOutLayout>
        <Suspense fallback={<Waiting />}>
          <PageOfAddress />
        </Suspense>
      </SignedOutLayout>
    </Router>
  )
}

function PageOfAddress() {
  const Page = findRoute(useLocation().pathname)?.page()
  return Page ? <Page /> : null
}
