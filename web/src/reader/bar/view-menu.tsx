import { useText } from '#web/lib/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'

/** Item of a view menu: what holds has a tick; what does something else each time neither holds nor does not. */
interface ViewItem extends MenuItem {
  readonly holds?: boolean
}

export interface ViewGroup {
  readonly key: string
  readonly label: string
  readonly items: readonly ViewItem[]
}

const asChoice = (item: ViewItem): MenuItem => (item.holds === undefined ? item : { choice: 'checkbox', ...item })

/** Menu of the ways to look at a text, in words. */
export function ViewMenu({ groups, off }: { groups: readonly ViewGroup[]; off?: boolean }) {
  const t = useText()
  const filled = groups.filter(({ items }) => items.length > 0)
  const selected = filled.flatMap(({ items }) => items.flatMap(({ key, holds }) => (holds ? key : [])))
  return (
    <MenuButton
      items={filled.map(({ key, label, items }) => ({ key, label, children: items.map(asChoice) }))}
      selected={selected}
      button={{
        type: 'text',
        className: 'reader-tool',
        'aria-label': t('documents.view'),
        disabled: off,
        icon: <Icon shape="EyeOutlined" aria-hidden="true" />,
      }}
      label={
        <>
          <span className="reader-tool-word">{t('documents.view')}</span>
          <Icon shape="DownOutlined" className="reader-tool-arrow" aria-hidden="true" />
        </>
      }
    />
  )
}
