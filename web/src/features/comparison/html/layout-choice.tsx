import { useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { LAYOUTS, type TextLayout } from './text-layout.ts'

interface LayoutChoiceProps {
  readonly layout: TextLayout
  readonly onLayout: (layout: TextLayout) => void
}

/** Choice between one text with marks and both beside each other. */
export function LayoutChoice({ layout, onLayout }: LayoutChoiceProps) {
  const t = useText()
  const options = LAYOUTS.map((value) => ({ value, label: t(`comparison.layout.${value}`) }))
  return <Select label={t('comparison.layout')} labelHidden value={layout} options={options} onChange={onLayout} />
}
