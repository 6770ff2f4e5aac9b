import { useEffect } from 'react'
import type { Language } from '#contract/tenant.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useLocale } from '#web/lib/i18n/i18n.tsx'
import { readLocaleCookie } from '#web/lib/i18n/locale-cookie.ts'
import { useChooseLanguage } from '../boot/language.tsx'

/** Begins in the language of a person in a browser in which none was chosen. */
export function useLanguageOfPerson(): void {
  const { userType, language, isLanguageChosen } = useAccount()
  const { languages } = useTenant()
  const { language: shown } = useLocale()
  const choose = useChooseLanguage()
  useEffect(() => {
    const wanted = languages.find((one: Language) => one === language)
    const isChosenHere = readLocaleCookie(document.cookie) !== undefined
    if (userType === 'individual' && isLanguageChosen && !isChosenHere && wanted && wanted !== shown) choose(wanted)
  }, [userType, language, isLanguageChosen, languages, shown, choose])
}
