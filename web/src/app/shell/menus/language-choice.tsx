import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { Select } from '#web/ui/controls/select.tsx'
import { useLanguageChoice } from './language-menu.tsx'
import { useChooseForPerson } from './use-choose-for-person.ts'

export function LanguageChoice() {
  const t = useText()
  const { language } = useLocale()
  const choose = useChooseForPerson()
  const choice = useLanguageChoice()
  if (choice.length === 0) return null
  const options = choice.map((one) => ({ value: one, label: languages[one].name, lang: languages[one].tag }))
  return <Select label={t('shell.language')} value={language} options={options} onChange={choose} />
}
