import { APPEARANCES } from '#web/lib/appearance.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const ICONS = { system: 'DesktopOutlined', light: 'SunOutlined', dark: 'MoonOutlined' } as const

export function AppearanceMenu() {
  const t = useText()
  const { appearance, dark, choose } = useAppearance()
  const items = APPEARANCES.map((one) => ({
    key: one,
    icon: <Icon shape={ICONS[one]} />,
    label: t(`shell.appearance.${one}`),
    onChoose: () => choose(one),
  }))
  const name = `${t('shell.appearance')}: ${t(`shell.appearance.${appearance}`)}`
  const icon = dark ? <Icon shape="MoonOutlined" /> : <Icon shape="SunOutlined" />
  return <MenuButton items={items} selected={[appearance]} button={{ type: 'text', icon, 'aria-label': name }} />
}
