import { useText } from '#web/lib/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'

interface MoreMenuProps {
  items: readonly MenuItem[]
  selected?: readonly string[]
  className: string
}

/** Menu of what is needed less often; nothing without items. */
export function MoreMenu({ items, selected, className }: MoreMenuProps) {
  const t = useText()
  if (items.length === 0) return null
  return (
    <MenuButton
      items={items}
      selected={selected}
      button={{
        type: 'text',
        className,
        'aria-label': t('documents.more'),
        title: t('documents.more'),
        icon: <Icon shape="EllipsisOutlined" aria-hidden="true" />,
      }}
    />
  )
}
