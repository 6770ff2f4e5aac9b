import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx'
import './transfer.css'

type Side = Omit<ChoiceListProps, 'move'> & { readonly onMove: (ids: string[]) => void }

/** Two lists side by side: what there is, and what is in the group. */
export function Transfer({ from, to }: { from: Side; to: Side }) {
  const t = useText()
  const isLeftward = useLocale().direction === 'rtl'
  const [onward, back] = isLeftward ? (['LeftOutlined', 'RightOutlined'] as const) : (['RightOutlined', 'LeftOutlined'] as const)
  const move = ({ onMove }: Side, label: string, shape: IconName) => ({
    label,
    icon: <Icon shape={shape} aria-hidden="true" />,
    onMove,
  })
  return (
    <div className="transfer">
      <ChoiceList {...from} move={move(from, t('groups.addThem'), onward)} />
      <ChoiceList {...to} move={move(to, t('groups.removeThem'), back)} />
    </div>
  )
}
