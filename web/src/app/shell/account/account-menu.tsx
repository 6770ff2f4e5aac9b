import { Suspense, useState } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useSignOut } from '../../session/use-sign-out.ts'
import { accountEntries, personName } from './account-entries.ts'

const ConfirmSignOut = lazyPart(async () => (await import('./confirm-sign-out.tsx')).ConfirmSignOut)
const SwitchAccount = lazyPart(async () => (await import('./switch-account.tsx')).SwitchAccount)

export function AccountMenu() {
  const t = useText()
  const account = useAccount()
  const tenant = useTenant()
  const signIn = useExternalSignIn()
  const signOut = useSignOut()
  const [window, setWindow] = useState<'switch' | 'confirm'>()
  if (account.anonymous) {
    return (
      <Button type="primary" onClick={signIn}>
        {t('account.signInOrRegister')}
      </Button>
    )
  }
  const leave = () => (['SSO', 'APPLET'].includes(account.authType) ? setWindow('confirm') : void signOut())
  const actions = { signIn, switch: () => setWindow('switch'), signOut: leave }
  const items = accountEntries(account, tenant).map(({ key, text, href, to }) => ({
    key,
    label: href ? <a href={href}>{t(text)}</a> : to ? <Link to={to}>{t(text)}</Link> : t(text),
    onChoose: href || to ? undefined : actions[key as keyof typeof actions],
  }))
  const name = personName(account)
  const close = () => setWindow(undefined)
  return (
    <>
      <MenuButton
        items={[{ key: 'who', label: <WhoIs />, children: items }]}
        button={{
          type: 'text',
          className: 'account-button',
          icon: <Icon shape="UserOutlined" />,
          'aria-label': `${t('account.menu')}: ${name}`,
        }}
        label={<bdi className="account-name">{name}</bdi>}
      />
      <Suspense>
        {window === 'confirm' && <ConfirmSignOut onConfirm={() => void signOut()} onClose={close} />}
        {window === 'switch' && <SwitchAccount account={account} onClose={close} />}
      </Suspense>
    </>
  )
}

function WhoIs() {
  const { email, accountName } = useAccount()
  return (
    <span className="who">
      <bdi>{accountName}</bdi>
      {email && <bdi>{email}</bdi>}
    </span>
  )
}
