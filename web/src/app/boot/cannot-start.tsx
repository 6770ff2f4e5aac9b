import { useEffect, useState } from 'react'
import { CallError } from '#web/lib/calls/call.ts'
import { SpeechProvider, useText } from '#web/lib/i18n/i18n.tsx'
import { readLocaleCookie } from '#web/lib/i18n/locale-cookie.ts'
import type { Messages } from '#web/lib/i18n/messages.ts'
import { useOffline } from '#web/lib/network/offline.ts'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import start from '../../locales/en/start.json' with { type: 'json' }
import { loadMessages } from './load-messages.ts'

/** Bundled with the page: a message that nothing can be reached must not have to be fetched. */
const english: Messages = Object.fromEntries(Object.entries(start).map(([key, text]) => [`start.${key}`, text]))

interface CannotStartProps {
  failure: unknown
  onRetry: () => void
}

export function CannotStart(props: CannotStartProps) {
  const language = readLocaleCookie(document.cookie) ?? 'en'
  const [messages, setMessages] = useState(english)
  useEffect(() => {
    if (language !== 'en') loadMessages(language).then(setMessages, () => {})
  }, [language])
  return (
    <SpeechProvider language={language} messages={messages}>
      <Reason {...props} />
    </SpeechProvider>
  )
}

function Reason({ failure, onRetry }: CannotStartProps) {
  const t = useText()
  const offline = useOffline()
  if (failure instanceof CallError && failure.problem.code === 'invalid-tenant')
    return <MessagePage title={t('start.invalidTenant')}>{t('start.invalidTenantText')}</MessagePage>
  if (offline) return <MessagePage title={t('start.noNetwork')}>{t('start.noNetworkText')}</MessagePage>
  const again = (
    <button type="button" className="plain-button" onClick={onRetry}>
      {t('start.tryAgain')}
    </button>
  )
  return (
    <MessagePage title={t('start.offline')} action={again}>
      {t('start.offlineText')}
    </MessagePage>
  )
}
