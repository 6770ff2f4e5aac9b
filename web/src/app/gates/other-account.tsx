import { type Account, account as accountApi } from '#contract/account.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { announceSwitch } from '../session/account-channel.ts'

interface OtherAccountProps {
  /** account with which this tab was drawn */
  before: Account
  /** account that another tab has chosen */
  after: Account
  onBack: () => void
}

/** Asks somebody who has switched the account in another tab with which one they go on here: what they entered counts for the former. */
export function OtherAccount({ before, after, onBack }: OtherAccountProps) {
  const t = useText()
  const rich = useRichText()
  const { run, pending } = useCommand(accountApi.switch)
  async function switchBack() {
    try {
      await run({ accountId: before.selectedAccountId ?? '' })
      announceSwitch()
      onBack()
    } catch {
      notify.error(t('problems.unexpected'))
    }
  }
  const actions = (
    <>
      <Button disabled={pending} onClick={() => void switchBack()}>
        {t('account.switchedBack', { account: before.accountName })}
      </Button>
      <Button type="primary" disabled={pending} onClick={() => location.assign(paths.home())}>
        {t('account.switchedOn', { account: after.accountName })}
      </Button>
    </>
  )
  const names = { before: <bdi>{before.accountName}</bdi>, after: <bdi>{after.accountName}</bdi> }
  return (
    <Dialog title={t('account.switchedTitle')} actions={actions}>
      {rich('account.switchedText', names)}
    </Dialog>
  )
}
