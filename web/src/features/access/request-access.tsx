import { access } from '#contract/access.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import './access.css'

type Asked = NonNullable<OutputOf<typeof access.own>['request']>

interface RequestAccessProps {
  contentCode: string
  /** the library has no text of it: it is suggested, not asked for */
  isMissing: boolean
}

/** Request for a document that cannot be read here: a button, and afterwards when it was sent. */
export function RequestAccess({ contentCode, isMissing }: RequestAccessProps) {
  const t = useText()
  const signIn = useExternalSignIn()
  const { anonymous, email } = useAccount()
  // A guest's sign-in is everybody's, and a reader by address has no mail: nobody could be answered.
  if (anonymous || email === '') return <Button onClick={signIn}>{t('access.signIn')}</Button>
  return <OwnRequest contentCode={contentCode} isMissing={isMissing} />
}

function OwnRequest({ contentCode, isMissing }: RequestAccessProps) {
  const t = useText()
  const { userType, accountName } = useAccount()
  const { data, error } = useEndpoint(access.own, { contentCode })
  const asked = data?.request
  if (!data && !error) return <div className="access-request" aria-busy="true" />
  return (
    <div className="access-request">
      <div role="status">{asked && <AskedOn request={asked} />}</div>
      {(!asked || asked.handled) && <AskButton contentCode={contentCode} isMissing={isMissing} again={asked !== undefined} />}
      {userType === 'company' && <p className="access-note">{t('access.shared', { account: accountName })}</p>}
    </div>
  )
}

function AskedOn({ request: { since, handled, reason } }: { request: Asked }) {
  const t = useText()
  const { formatDate } = useLocale()
  const date = formatDate(since)
  return (
    <>
      <p>{handled ? t('access.handled', { date, handled: formatDate(handled) }) : t('access.asked', { date })}</p>
      {reason && (
        <blockquote className="access-reason" dir="auto">
          {reason}
        </blockquote>
      )}
    </>
  )
}

function AskButton({ contentCode, isMissing, again }: RequestAccessProps & { again: boolean }) {
  const t = useText()
  const { run, pending } = useCommand(access.request, { refresh: [access.own] })
  async function ask() {
    try {
      await run({ contentCode })
    } catch (error) {
      const full = error instanceof CallError && error.problem.code === 'too-many-access-requests'
      notify.error(t(full ? 'access.tooMany' : 'access.failed'))
    }
  }
  return (
    <Button type="primary" aria-disabled={pending || undefined} onClick={() => void (pending || ask())}>
      {t(isMissing ? 'access.suggest' : again ? 'access.requestAgain' : 'access.request')}
    </Button>
  )
}
