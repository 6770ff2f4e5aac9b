import { login } from '#contract/login.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { downloadFrom } from '#web/lib/calls/download.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'

const FILE_NAME = 'proxy-setup.txt'
const SECOND_MS = 1000

/** Tells a reader behind a proxy that no account knows what its operator has to do; `onSignIn` goes on without the proxy's help. */
export function ProxyError({ onSignIn }: { onSignIn: () => void }) {
  const t = useText()
  const rich = useRichText()
  const { tenantName, supportEmail } = useTenant()
  const { data } = useEndpoint(login.authenticationData, {})
  const address = data?.originatedIpAddress ?? t('account.addressLoading')

  function download() {
    const facts = { library: tenantName, origin: location.origin, host: location.host, address, support: supportEmail }
    const url = URL.createObjectURL(new Blob([t('account.proxySetup', facts)], { type: 'text/plain;charset=utf-8' }))
    downloadFrom(url, FILE_NAME)
    setTimeout(() => URL.revokeObjectURL(url), SECOND_MS)
  }
  const actions = (
    <>
      <Button type="primary" disabled={!data} onClick={download}>
        {t('account.proxyDocument')}
      </Button>{' '}
      <Button onClick={onSignIn}>{t('account.signInOtherwise')}</Button>
    </>
  )
  return (
    <MessagePage title={t('account.proxyTitle')} action={actions}>
      <p>{rich('account.proxyText', { address: <bdi>{address}</bdi>, library: tenantName })}</p>
      <p>{rich('account.proxyNext', { support: <MailTo address={supportEmail} /> })}</p>
    </MessagePage>
  )
}
