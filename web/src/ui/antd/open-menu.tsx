import Dropdown, { type MenuProps } from 'antd/es/dropdown'
import { type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { Icon } from '../icon.tsx'
import type { MenuItem } from '../menu-item.ts'
import { AntdTheme } from './antd-theme.tsx'
import './open-menu.css'

interface OpenMenuProps {
  items: readonly MenuItem[]
  selected?: readonly string[]
  trigger: RefObject<HTMLButtonElement | null>
  children: ReactElement
}

type AntdItem = NonNullable<MenuProps['items']>[number]

function antdItem({ key, label, icon, children, choice, onChoose }: MenuItem, selected: readonly string[] = []): AntdItem {
  if (children) return { key, label, type: 'group', children: children.map((item) => antdItem(item, selected)) }
  const isSelected = selected.includes(key)
  return {
    key,
    label: isSelected ? <Ticked>{label}</Ticked> : label,
    icon,
    onClick: onChoose,
    ...(choice && { role: `menuitem${choice}`, 'aria-checked': isSelected }),
  }
}

const Ticked = ({ children }: { children: ReactNode }) => (
  <span className="menu-ticked">
    {children}
    <Icon shape="CheckOutlined" aria-hidden="true" />
  </span>
)

/** Menu of antd's, rendered when it is first opened, so it starts open. */
export function OpenMenu({ items, selected, trigger, children }: OpenMenuProps) {
  const [open, setOpen] = useState(true)
  const change = (next: boolean) => {
    setOpen(next)
    if (!next) trigger.current?.focus()
  }
  return (
    <AntdTheme>
      <Dropdown
        open={open}
        onOpenChange={change}
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        // Everything outside of a modal dialog is beneath it.
        getPopupContainer={(node) => node.closest('dialog') ?? document.body}
        menu={{
          items: items.map((item) => antdItem(item, selected)),
          ...(selected && { selectable: true, selectedKeys: [...selected] }),
          style: { maxBlockSize: '70dvh', overflowY: 'auto', minInlineSize: 200 },
        }}
      >
        {children}
      </Dropdown>
    </AntdTheme>
  )
}
