import { useText } from '#web/lib/i18n/i18n.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { SignedOutLayout } from './signed-out-layout.tsx'

/** Page of a library that was opened without a network. */
export function OfflinePage() {
  const t = useText()
  return (
    <SignedOutLayout>
      <MessagePage title={t('start.noNetwork')}>{t('start.noNetworkText')}</MessagePage>
    </SignedOutLayout>
  )
}
