import { useRef, useState } from 'react'
import { type ListedSession, sessions as sessionsApi } from '#contract/sessions.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { EndSession } from './end-session.tsx'

const WAYS: Readonly<Record<ListedSession['authType'], MessageKey>> = {
  PWD: 'account.sessions.PWD',
  SSO: 'account.sessions.SSO',
  IP: 'account.sessions.IP',
  JWT: 'account.sessions.JWT',
  APPLET: 'account.sessions.APPLET',
}

/** Browsers in which somebody is signed in, each of which they can end. */
export function SessionList() {
  const t = useText()
  const { data, error, mutate } = useEndpoint(sessionsApi.sessions, {})
  const [ending, setEnding] = useState<ListedSession | 'others'>()
  const part = useRef<HTMLElement>(null)
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? []
  function close() {
    setEnding(undefined)
    // The row of the button may be gone.
    requestAnimationFrame(() => part.current?.focus())
  }
  return (
    <section className="account-part account-sessions" ref={part} tabIndex={-1} aria-label={t('account.sessions')}>
      <p className="quiet">{t('account.sessions.hint')}</p>
      {data && <SessionTable sessions={data.sessions} onEnd={setEnding} />}
      {others.length > 0 && <Button onClick={() => setEnding('others')}>{t('account.sessions.endOthers')}</Button>}
      {!data && error && <ErrorState title={t('account.sessions.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 50]} />}
      {ending && <EndSession session={ending} onClose={close} />}
    </section>
  )
}

function SessionTable({ sessions, onEnd }: { sessions: readonly ListedSession[]; onEnd: (session: ListedSession) => void }) {
  const t = useText()
  const { language } = useLocale()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const columns = [
    { key: 'browser', title: t('account.sessions.browser'), cell: (one: ListedSession) => <bdi>{programOf(one, t)}</bdi> },
    {
      key: 'wayIn',
      title: t('account.sessions.wayIn'),
      cell: ({ authType }: ListedSession) => t(WAYS[authType]),
    },
    {
      key: 'lastUse',
      title: t('account.sessions.lastUse'),
      cell: ({ lastUsed, isCurrent }: ListedSession) =>
        isCurrent ? t('account.sessions.current') : <time dateTime={lastUsed}>{format.format(new Date(lastUsed))}</time>,
    },
    {
      key: 'end',
      title: t('account.sessions.end'),
      titleHidden: true,
      cell: (one: ListedSession) =>
        !one.isCurrent && (
          <Button onClick={() => onEnd(one)} aria-label={t('account.sessions.endOne', { browser: programOf(one, t) })}>
            {t('account.sessions.end')}
          </Button>
        ),
    },
  ]
  return <DataTable label={t('account.sessions')} columns={columns} rows={sessions} keyOf={({ id }) => id} />
}

/** Browser and system of a session in words. */
function programOf({ browser, system }: ListedSession, t: ReturnType<typeof useText>): string {
  if (browser && system) return t('account.sessions.on', { browser, system })
  return browser || t('account.sessions.unknown')
}
