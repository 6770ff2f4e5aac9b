import { APPEARANCES } from '#web/lib/appearance.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { useAppearance } from '#web/lib/use-appearance.tsx'
import { Select } from '#web/ui/controls/select.tsx'

export function AppearanceChoice() {
  const t = useText()
  const { appearance, choose } = useAppearance()
  const options = APPEARANCES.map((one) => ({ value: one, label: t(`shell.appearance.${one}`) }))
  return <Select label={t('shell.appearance')} value={appearance} options={options} onChange={choose} />
}
