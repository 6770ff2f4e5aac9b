import { useState } from 'react'
import { tracking } from '#contract/tracking.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const FAILURES: Readonly<Record<string, 'tracking.wishHeld' | 'tracking.wishTooMany'>> = {
  'designation-held': 'tracking.wishHeld',
  'too-many-wishes': 'tracking.wishTooMany',
}

/** Asks to be notified when a missing number arrives; for individuals, since guests and organisations have no address. */
export function WishButton({ designation }: { designation: string }) {
  const t = useText()
  const { userType, email } = useAccount()
  const { run, pending } = useCommand(tracking.wish, { refresh: [tracking.wishes] })
  const [outcome, setOutcome] = useState<'asked' | 'tracking.wishHeld' | 'tracking.wishTooMany' | 'tracking.wishFailed'>()
  if (userType !== 'individual') return null
  async function ask() {
    try {
      await run({ designation })
      setOutcome('asked')
    } catch (error) {
      const code = error instanceof CallError ? error.problem.code : ''
      setOutcome(FAILURES[code] ?? 'tracking.wishFailed')
    }
  }
  return (
    <div className="wish" aria-live="polite">
      {outcome === 'asked' ? (
        <p>
          {t('tracking.wished', { email })} <Link to={`${paths.tracker()}#wishes`}>{t('tracking.wishList')}</Link>
        </p>
      ) : (
        <Button icon={<Icon shape="BellOutlined" aria-hidden="true" />} disabled={pending} onClick={() => void ask()}>
          {t('tracking.wish')}
        </Button>
      )}
      {outcome && outcome !== 'asked' && <p>{t(outcome)}</p>}
    </div>
  )
}
