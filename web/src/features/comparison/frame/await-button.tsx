import { comparison } from '#contract/documents/comparison.ts'
import type { ComparisonView } from '#contract/documents/comparison-progress.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ComparedPair } from './api.ts'

interface AwaitButtonProps {
  readonly pair: ComparedPair
  readonly view: ComparisonView
}

const REFRESHED = { refresh: [comparison.awaited] }

/** Has somebody told when a result is there; for individuals, since organizations and guests have no address. */
export function AwaitButton({ pair, view }: AwaitButtonProps) {
  const t = useText()
  const { userType, email } = useAccount()
  const isOffered = userType === 'individual'
  const { data } = useEndpoint(comparison.awaited, isOffered ? {} : null, { revalidateOnFocus: false })
  const { run, pending } = useCommand(comparison.await, REFRESHED)
  if (!isOffered) return null
  const isAwaited = data?.result.some((one) => one.view === view && one.older.id === pair.older && one.newer.id === pair.newer)
  async function ask(): Promise<void> {
    try {
      await run({ ...pair, view })
    } catch (error) {
      const isFull = error instanceof CallError && error.problem.code === 'too-many-awaited'
      notify.error(t(isFull ? 'comparison.tooManyAwaited' : 'comparison.awaitFailed'))
    }
  }
  return isAwaited ? (
    <p role="status">{t('comparison.awaited', { email })}</p>
  ) : (
    <Button icon={<Icon shape="BellOutlined" aria-hidden="true" />} disabled={pending || !data} onClick={() => void ask()}>
      {t('comparison.await')}
    </Button>
  )
}
