import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { SignedInProvider } from '#web/lib/account/signed-in.tsx'
import { Router, useLocation } from '#web/lib/router/router.tsx'
import { SignedOutLayout } from './gates/signed-out-layout.tsx'
import { Waiting } from './gates/waiting.tsx'
import { findRoute } from './routes.tsx'
import { ExternalSignIn } from './session/external-sign-in.tsx'
import { useSession } from './session/session-context.tsx'

/** Shows a page that is for everybody before they sign in; asks nobody who they are. Other pages are behind the gates. */
export function OpenPage({ children }: { children: ReactNode }) {
  if (!findRoute(location.pathname)?.open) return children
  return (
    <ExternalSignIn>
      <Router>
        <SignedOutLayout>
          <Suspense fallback={<Waiting />}>
            <PageOfAddress />
          </Suspense>
        </SignedOutLayout>
      </Router>
    </ExternalSignIn>
  )
}

function PageOfAddress() {
  const { session } = useSession()
  const [isSignedIn, setSignedIn] = useState<boolean>()
  useEffect(() => {
    void session.token().then((token) => setSignedIn(token !== undefined))
  }, [session])
  const Page = findRoute(useLocation().pathname)?.page()
  if (!Page || isSignedIn === undefined) return <Waiting />
  return (
    <SignedInProvider value={isSignedIn}>
      <Page />
    </SignedInProvider>
  )
}
