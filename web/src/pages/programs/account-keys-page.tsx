import { AccountKeys } from '#web/features/counter/account-keys.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function AccountKeysPage() {
  useTitle(useText()('counter.title'))
  const navigate = useNavigate()
  const accountId = new URLSearchParams(useLocation().search).get('account') || undefined
  return (
    <main id="content" className="page" tabIndex={-1}>
      <AccountKeys accountId={accountId} onAccount={(account) => navigate(paths.accountKeys({ account }))} />
    </main>
  )
}
