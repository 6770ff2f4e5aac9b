import { type MailPreferences, mailPreferences } from '#contract/mails/mail-preferences.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Switch } from '#web/ui/controls/switch.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

/** Mails that a person has not asked for, each kind with a switch. */
export function MailSwitches() {
  const t = useText()
  const { tenantName } = useTenant()
  const { data, error, mutate } = useEndpoint(mailPreferences.mails, {})
  const { run } = useCommand(mailPreferences.saveMails)
  async function save(kind: MailPreferences['mails'][number]['kind'], isWanted: boolean) {
    const chosen = data && { mails: data.mails.map((one) => (one.kind === kind ? { kind, isWanted } : one)) }
    try {
      await mutate(run({ kind, isWanted }), { optimisticData: chosen, rollbackOnError: true, revalidate: false })
    } catch {
      notify.error(t('account.notSaved'))
    }
  }
  return (
    <fieldset className="mail-preferences">
      <legend>{t('account.mails.title', { library: tenantName })}</legend>
      {data?.mails.map(({ kind, isWanted }) => (
        <Switch key={kind} label={t(`account.mails.${kind}`)} on={isWanted} onChange={(on) => void save(kind, on)} />
      ))}
      {!data && error && <ErrorState onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 60, 60]} />}
    </fieldset>
  )
}
