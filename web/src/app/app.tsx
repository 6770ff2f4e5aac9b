import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { mutate, SWRConfig } from 'swr'
import { account } from '#contract/account.ts'
import { TenantProvider } from '#web/lib/account/use-tenant.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { CallProvider } from '#web/lib/calls/use-call.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Router } from '#web/lib/router/router.tsx'
import { AppearanceProvider } from '#web/lib/use-appearance.tsx'
import { type Booted, boot } from './boot/boot.ts'
import { CannotStart } from './boot/cannot-start.tsx'
import { ErrorBoundary } from './boot/error-boundary.tsx'
import { LanguageProvider } from './boot/language.tsx'
import { AccountGate } from './gates/account-gate.tsx'
import { SessionGate } from './gates/session-gate.tsx'
import { Waiting } from './gates/waiting.tsx'
import { Library } from './library.tsx'
import { Notices } from './notices/notices.tsx'
import { OfflineLine } from './notices/offline-line.tsx'
import { OpenPage } from './open-page.tsx'
import { ExternalSignIn } from './session/external-sign-in.tsx'
import { SessionProvider } from './session/session-context.tsx'
import { sessionEnd } from './session/session-end.ts'
import { SignInAnew } from './session/sign-in-anew.tsx'
import { Accent } from './shell/accent.tsx'

const swr = {
  revalidateOnFocus: false,
  dedupingInterval: 1000,
  shouldRetryOnError: (error: unknown) => error instanceof CallError && (error.status === 0 || error.status === 503),
  errorRetryCount: 3,
  /** A new version of the agreement is asked for as soon as the server says so. */
  onError: (error: unknown) => {
    const isAsked = error instanceof CallError && error.problem.code === 'agreement-needed'
    if (isAsked) void mutate((key) => Array.isArray(key) && key[0] === account.get.id)
  },
}

export function App() {
  const { booted, failure, retry } = useBoot()
  return (
    <AppearanceProvider>
      {failure ? <CannotStart failure={failure} onRetry={retry} /> : booted ? <Started booted={booted} /> : <Waiting alone />}
    </AppearanceProvider>
  )
}

function useBoot() {
  const [booted, setBooted] = useState<Booted>()
  const [failure, setFailure] = useState<unknown>()
  const start = useCallback(() => {
    boot(sessionEnd.waitForSignIn).then((done) => {
      setFailure(undefined)
      setBooted(done)
    }, setFailure)
  }, [])
  useEffect(start, [start])
  const isUnreached = failure instanceof CallError && failure.status === 0
  useEffect(() => {
    if (!isUnreached) return
    addEventListener('online', start)
    return () => removeEventListener('online', start)
  }, [isUnreached, start])
  const retry = useCallback(() => {
    setFailure(undefined)
    start()
  }, [start])
  return { booted, failure, retry }
}

function Started({ booted }: { booted: Booted }) {
  const { tenant, session, call, authentication } = booted
  return (
    <TenantProvider value={tenant}>
      <LanguageProvider first={booted}>
        <Accent />
        <ErrorBoundary>
          <CallProvider value={call}>
            <SWRConfig value={swr}>
              <SessionProvider value={{ session, authentication }}>
                <OpenPage>
                  <SessionGate>
                    <AccountGate>
                      <ExternalSignIn>
                        <SignInAnew>
                          <Router>
                            <Library />
                          </Router>
                        </SignInAnew>
                      </ExternalSignIn>
                    </AccountGate>
                  </SessionGate>
                </OpenPage>
                <WhenSessionEnds />
              </SessionProvider>
            </SWRConfig>
          </CallProvider>
        </ErrorBoundary>
        <OfflineLine />
        <Notices />
      </LanguageProvider>
    </TenantProvider>
  )
}

const SessionEnded = lazyPart(async () => (await import('./session/session-ended.tsx')).SessionEnded)

function WhenSessionEnds() {
  const ended = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isWaiting)
  return <Suspense>{ended && <SessionEnded />}</Suspense>
}
