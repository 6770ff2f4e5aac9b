import { type ReactNode, Suspense } from 'react'
import { type Account, account as accountApi } from '#contract/account.ts'
import { AccountProvider } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { useOffline } from '#web/lib/network/offline.ts'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { OfflinePage } from './offline-page.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'
import { SwitchedElsewhere } from './switched-elsewhere.tsx'
import { Waiting } from './waiting.tsx'

const NoEntitlement = lazyPart(async () => (await import('./no-entitlement.tsx')).NoEntitlement)
const ValidationFailed = lazyPart(async () => (await import('./validation-failed.tsx')).ValidationFailed)
const AcceptAgreement = lazyPart(async () => (await import('./accept-agreement.tsx')).AcceptAgreement)
const NameMissing = lazyPart(async () => (await import('./name-missing.tsx')).NameMissing)
const AddressWaiting = lazyPart(async () => (await import('./address-waiting.tsx')).AddressWaiting)
const ChooseAccount = lazyPart(async () => (await import('./choose-account.tsx')).ChooseAccount)

/** Tells whether an organization's sign-in says of somebody no first or no last name. */
const isUnnamed = ({ authType, userType, cgEntitlements, userAccountDto: { firstName, lastName } }: Account): boolean =>
  authType === 'SSO' && userType === 'individual' && cgEntitlements.length > 0 && (firstName === '' || lastName === '')

/** Lets nobody in without an account: shows a page of its own for none and for several. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useText()
  const offline = useOffline()
  const { data: account, error, mutate } = useEndpoint(accountApi.get, {})
  if (account?.validationMessage === 'AUTH_VERIFICATION')
    return (
      <Suspense fallback={<Spinner />}>
        <AddressWaiting account={account} />
      </Suspense>
    )
  if (account && isUnnamed(account))
    return (
      <Suspense fallback={<Spinner />}>
        <NameMissing />
      </Suspense>
    )
  if (account?.selectedAccountId && !account.lcaAgreementFlag)
    return (
      <Suspense fallback={<Spinner />}>
        <AcceptAgreement />
      </Suspense>
    )
  if (account?.selectedAccountId)
    return (
      <AccountProvider value={account}>
        {children}
        <SwitchedElsewhere account={account} />
      </AccountProvider>
    )
  if (error && !account) {
    if (error.problem.code === 'account-not-exist')
      return (
        <Suspense fallback={<Spinner />}>
          <ValidationFailed />
        </Suspense>
      )
    if (offline) return <OfflinePage />
    return (
      <SignedOutLayout>
        <main id="content" className="plain">
          <ErrorState onRetry={() => void mutate()}>{t('shell.failedText')}</ErrorState>
        </main>
      </SignedOutLayout>
    )
  }
  if (!account) return <Waiting alone />
  const none = account.cgEntitlements.length === 0
  return (
    <Suspense fallback={<Spinner />}>{none ? <NoEntitlement account={account} /> : <ChooseAccount account={account} />}</Suspense>
  )
}
