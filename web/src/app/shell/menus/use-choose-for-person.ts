import { account as accountApi } from '#contract/account.ts'
import { profile } from '#contract/profile.ts'
import type { Language } from '#contract/tenant.ts'
import { useChosenAccount } from '#web/lib/account/use-account.tsx'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useChooseLanguage } from '../../boot/language.tsx'

/** Chooses a language for this browser and, where a person has signed in, for their mails and other browsers. */
export function useChooseForPerson(): (language: Language) => void {
  const choose = useChooseLanguage()
  const account = useChosenAccount()
  const { run } = useCommand(profile.save, { refresh: [accountApi.get] })
  return (language) => {
    choose(language)
    // This browser keeps it in any case, and My account shows what the others have.
    if (account?.userType === 'individual' && !account.anonymous) void run({ langKey: language }).catch(() => undefined)
  }
}
