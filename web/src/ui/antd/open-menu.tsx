import Dropdown, { type MenuProps } from 'antd/es/dropdown'
import { type ReactElement, type RefObject, useState } from 'react'
import type { MenuItem } from '../menu-item.ts'
import { AntdTheme } from './antd-theme.tsx'

interface OpenMenuProps {
  items: readonly MenuItem[]
  selected?: readonly string[]
  trigger: RefObject<HTMLButtonElement | null>
  children: ReactElement
}

function antdItem({ key, label, icon, children, onChoose }: MenuItem): NonNullable<MenuProps['items']>[number] {
  if (children) return { key, label, type: 'group', children: children.map(antdItem) }
  return { key, label, icon, onClick: onChoose }
}

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
        menu={{
          items: items.map(antdItem),
          ...(selected && { selectable: true, selectedKeys: [...selected] }),
          style: { maxBlockSize: '70dvh', overflowY: 'auto', minInlineSize: 200 },
        }}
      >
        {children}
      </Dropdown>
    </AntdTheme>
  )
}
