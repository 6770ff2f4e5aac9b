import type { Account } from '#contract/account.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { AccountList } from '../session/account-list.tsx'
import { useAuthentication } from '../session/session-context.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Asks a person with several accounts to choose one. */
export function ChooseAccount({ account }: { account: Account }) {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { supportEmail } = useTenant()
  const authentication = useAuthentication()
  const address = <bdi>{authentication?.originatedIpAddress ?? t('account.addressLoading')}</bdi>
  return (
    <SignedOutLayout>
      <MessagePage
        title={t('account.chooseTitle')}
        action={<Button onClick={() => void signOut()}>{t('account.signOut')}</Button>}
      >
        <p>{t('account.chooseText')}</p>
        <AccountList account={account} />
        <p className="quiet">
          {rich('account.address', { address })}
          {' · '}
          <a href={`mailto:${supportEmail}`}>{t('account.support')}</a>
        </p>
      </MessagePage>
    </SignedOutLayout>
  )
}
