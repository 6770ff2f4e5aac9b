import { type Account, account as accountApi } from '#contract/account.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { announceSwitch } from './account-channel.ts'
import { useAuthentication } from './session-context.tsx'

/** Lists the person's accounts, each with a button that switches to it. */
export function AccountList({ account, onChosen }: { account: Account; onChosen?: () => void }) {
  const t = useText()
  const authentication = useAuthentication()
  const { run, pending } = useCommand(accountApi.switch, { refresh: [accountApi.get] })

  async function choose(accountId: string) {
    const { sessionOpen: _, proxyUnknown: __, ...facts } = authentication ?? {}
    try {
      await run({ accountId, ...facts })
      announceSwitch()
      onChosen?.()
    } catch (error) {
      notify.error(t(`problems.${error instanceof CallError ? error.problem.code : 'unexpected'}`))
    }
  }
  return (
    <ul className="account-list">
      {account.cgEntitlements.map(({ accountId, accountName, accountNumber }) => {
        const selected = accountId === account.selectedAccountId
        const action = t(selected ? 'account.selected' : 'account.choose')
        return (
          <li key={accountId}>
            <span>
              <strong>{accountName}</strong>
              <span className="quiet">{t('account.number', { number: accountNumber })}</span>
            </span>
            <Button
              type={selected ? undefined : 'primary'}
              disabled={pending || selected}
              aria-label={`${action}: ${accountName}`}
              onClick={() => void choose(accountId)}
            >
              {action}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
