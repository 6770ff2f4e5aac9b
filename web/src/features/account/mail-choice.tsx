import { type MailKind, mailChoices } from '#contract/mails/mail-choices.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'

const KINDS: Readonly<Record<MailKind, string>> = {
  sharing: 'account.mails.sharing',
  groups: 'account.mails.groups',
  reviews: 'account.mails.reviews',
  invitations: 'account.mails.invitations',
  usage: 'account.mails.usage',
}

/** Choice of a reader about mails that they have not asked for: says whether these come, ends them and lets them come again. */
export function MailChoice({ token }: { token: string }) {
  const { data, error, mutate } = useEndpoint(mailChoices.mailChoice, { token })
  if (data) return <Choice token={token} {...data} />
  if (error && error.status >= 400 && error.status < 500) return <UnknownLink />
  return (
    <main id="content" className="plain">
      {error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton lines={[60, 80]} />}
    </main>
  )
}

function Choice({ token, kind, refused }: { token: string; kind: MailKind; refused: boolean }) {
  const t = useText()
  const { run, pending } = useCommand(mailChoices.saveMailChoice, { refresh: [mailChoices.mailChoice] })
  const { tenantName } = useTenant()
  const choose = () => run({ token, refused: !refused }).catch(() => notify.error(t('account.notSaved')))
  const action = (
    <Button type={refused ? undefined : 'primary'} disabled={pending} onClick={() => void choose()}>
      {t(refused ? 'account.mails.resume' : 'account.mails.stop')}
    </Button>
  )
  return (
    <MessagePage title={t(refused ? 'account.mails.ended' : 'account.mails.title', { library: tenantName })} action={action}>
      {t(KINDS[kind])}
    </MessagePage>
  )
}

function UnknownLink() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  return (
    <MessagePage title={t('account.mails.unknown')}>
      {rich('account.mails.unknownText', { support: <MailTo address={supportEmail} /> })}
    </MessagePage>
  )
}
