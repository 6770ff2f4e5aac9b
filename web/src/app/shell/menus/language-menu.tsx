import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languages } from '#web/lib/i18n/languages.ts'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useChooseForPerson } from './use-choose-for-person.ts'

/** Lists the languages to choose from; empty if the tenant offers no choice. */
export function useLanguageChoice() {
  const tenant = useTenant()
  return hasFeature(tenant, 'language-selection') && tenant.languages.length > 1 ? tenant.languages : []
}

export function LanguageMenu() {
  const t = useText()
  const { language } = useLocale()
  const choose = useChooseForPerson()
  const choice = useLanguageChoice()
  if (choice.length === 0) return null
  const items = choice.map((one) => ({
    key: one,
    label: <span lang={languages[one].tag}>{languages[one].name}</span>,
    onChoose: () => choose(one),
  }))
  const name = `${t('shell.language')}: ${languages[language].name}`
  return (
    <MenuButton
      items={items}
      selected={[language]}
      button={{ type: 'text', icon: <Icon shape="GlobalOutlined" />, 'aria-label': name }}
    />
  )
}
