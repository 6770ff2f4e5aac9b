import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

/** Asks organisations and guests to sign in, for lists that only people have. */
export function SignInFirst({ page, title }: { page: string; title: string }) {
  const t = useText()
  const signIn = useExternalSignIn()
  return (
    <>
      <div className="search-head">
        <h1>{page}</h1>
      </div>
      <EmptyState title={title} action={<Button onClick={signIn}>{t('account.signInOrRegister')}</Button>} />
    </>
  )
}
