import type { Account } from '#contract/account.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Plain } from '#web/ui/states/message-page.tsx'
import { AccountList } from '../session/account-list.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import { useAuthentication } from './session-gate.tsx'
import { Doorway } from './signed-out-layout.tsx'

/** Somebody with several accounts says through which one they work. */
export function ChooseAccount({ account }: { account: Account }) {
  const t = useText()
  const rich = useRichText()
  const signOut = useSignOut()
  const { supportEmail } = useTenant()
  const authentication = useAuthentication()
  const address = <bdi>{authentication?.originatedIpAddress ?? t('account.addressLoading')}</bdi>
  return (
    <Doorway>
      <Plain title={t('account.chooseTitle')} action={<Button onClick={() => void signOut()}>{t('account.signOut')}</Button>}>
        <p>{t('account.chooseText')}</p>
        <AccountList account={account} />
        <p className="quiet">
          {rich('account.address', { address })}
          {' · '}
          <a href={`mailto:${supportEmail}`}>{t('account.support')}</a>
        </p>
      </Plain>
    </Doorway>
  )
}
