import type { Account } from '#contract/account.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { AccountList } from '../../session/account-list.tsx'

export function SwitchAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText()
  // Whatever was shown belonged to the other account: the page begins anew.
  const restart = () => location.assign(paths.home())
  return (
    <Dialog title={t('account.chooseTitle')} actions={<Button onClick={onClose}>{t('shell.cancel')}</Button>} onClose={onClose}>
      <AccountList account={account} onChosen={restart} />
    </Dialog>
  )
}
