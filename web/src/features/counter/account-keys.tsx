import { useState } from 'react'
import { counterKeys, type ShownKey } from '#contract/counter/keys.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { AccountChoice } from './account-choice.tsx'
import { KeyTable } from './key-table.tsx'
import { MakeKey } from './make-key.tsx'
import { ShownKeyDialog } from './shown-key.tsx'
import './counter.css'

interface AccountKeysProps {
  /** account of the address; absent: one's own */
  accountId: string | undefined
  onAccount: (accountId: string) => void
}

/** Keys of an account for programs, for those who manage them. */
export function AccountKeys({ accountId, onAccount }: AccountKeysProps) {
  const t = useText()
  const { authorities } = useAccount()
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<ShownKey>()
  const { data, error, isLoading, mutate } = useEndpoint(counterKeys.keys, { accountId })
  const isUnknown = error?.problem.code === 'no-such-account'
  return (
    <>
      <div className="search-head">
        <h1>{t('counter.title')}</h1>
        {data && (
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('counter.make')}
          </Button>
        )}
      </div>
      <p className="quiet counter-about">{t('counter.about')}</p>
      {authorities.includes('ADMIN') && <AccountChoice key={accountId} accountId={accountId} onAccount={onAccount} />}
      {data && (
        <p>
          {t('counter.account')}: <bdi>{data.accountName}</bdi> (<code dir="ltr">{data.accountId}</code>)
        </p>
      )}
      {data && data.keys.length > 0 && <KeyTable {...data} busy={isLoading} onShown={setShown} />}
      {data?.keys.length === 0 && <EmptyState title={t('counter.none')} />}
      {isUnknown && <EmptyState title={t('counter.noAccount')} />}
      {!data && error && !isUnknown && <ErrorState title={t('counter.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70]} />}
      {isMaking && data && (
        <MakeKey
          accountId={data.accountId}
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false)
            setShown(key)
          }}
        />
      )}
      {shown && <ShownKeyDialog shown={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
