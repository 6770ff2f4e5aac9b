import type { ReactNode } from 'react'
import type { Account } from '#contract/account.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { HeroPicture } from './hero-picture.tsx'

/** Returns the name for the greeting: a person's own, an organisation's acronym. */
function greetedName({ userType, userAccountDto, cgEntitlements, selectedAccountId, accountName }: Account): string {
  if (userType === 'individual') return `${userAccountDto.firstName} ${userAccountDto.lastName}`.trim()
  const selected = cgEntitlements.find(({ accountId }) => accountId === selectedAccountId)
  return selected?.accountSetting.acronym || accountName
}

export function Hero({ children }: { children: ReactNode }) {
  const t = useText()
  const account = useAccount()
  const { tenant, greeting, welcome } = useTenant()
  return (
    <section className="hero">
      <HeroPicture tenant={tenant} />
      <div className="hero-content">
        <h1>{account.anonymous ? t('home.welcome') : t(greeting, { name: greetedName(account) })}</h1>
        <p>{t(welcome)}</p>
        {children}
      </div>
    </section>
  )
}
