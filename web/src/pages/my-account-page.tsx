import { account } from '#contract/account.ts'
import { profile } from '#contract/profile.ts'
import type { Language } from '#contract/tenant.ts'
import { AccountScreen } from '#web/features/account/account-screen.tsx'
import { readAccountTab } from '#web/features/account/account-tab.ts'
import { CollectData } from '#web/features/downloads/collect-data.tsx'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { notify } from '#web/lib/notify.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { Select } from '#web/ui/controls/select.tsx'

export function MyAccountPage() {
  const t = useText()
  const { userType } = useAccount()
  const { search } = useLocation()
  useTitle(t('account.mine'))
  if (userType !== 'individual') return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      <AccountScreen tab={readAccountTab(search)} language={<LanguageOfPerson />} take={<CollectData />} />
    </main>
  )
}

/** Language of mails, and of other browsers of the person. */
function LanguageOfPerson() {
  const t = useText()
  const tenant = useTenant()
  const { language } = useAccount()
  const { run, pending } = useCommand(profile.save, { refresh: [account.get] })
  const choice = hasFeature(tenant, 'language-selection') ? tenant.languages : [language as Language]

  async function choose(langKey: string) {
    try {
      await run({ langKey })
      notify.success(t('account.saved'))
    } catch {
      notify.error(t('account.notSaved'))
    }
  }
  const options = choice.map((one) => ({ value: one as string, label: languages[one].name, lang: languages[one].tag }))
  return (
    <span aria-busy={pending || undefined}>
      <Select label={t('account.language')} value={language} options={options} onChange={(one) => void choose(one)} />
    </span>
  )
}
