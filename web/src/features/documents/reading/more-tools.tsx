import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { usePopover } from '#web/ui/controls/popover-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import './more-tools.css'

interface MoreToolsProps {
  /** buttons of tools */
  children: ReactNode
  items: readonly MenuItem[]
  /** keys of the items that are open */
  selected: readonly string[]
}

/**
 * List, in words, of what is needed less often: tools of the document, its other editions, translations and printings. Its button
 * stands in the bar of the text, which is drawn anew as the text arrives.
 */
export function useMoreTools({ children, items, selected }: MoreToolsProps): ReturnType<typeof usePopover> {
  const t = useText()
  return usePopover({
    button: {
      type: 'text',
      className: 'reader-tool',
      'aria-label': t('documents.more'),
      title: t('documents.more'),
      icon: <Icon shape="EllipsisOutlined" aria-hidden="true" />,
    },
    children: (
      <div className="tool-list">
        {children}
        {items.map((item) =>
          item.children ? <Group key={item.key} {...{ item, selected }} /> : <Item key={item.key} item={item} />,
        )}
      </div>
    ),
  })
}

function Group({ item, selected }: { item: MenuItem; selected: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form
    <div role="group" className="more-group">
      <p>{item.label}</p>
      {item.children?.map((child) => (
        <Item key={child.key} item={child} isOpen={selected.includes(child.key)} />
      ))}
    </div>
  )
}

function Item({ item: { label, icon, onChoose }, isOpen = false }: { item: MenuItem; isOpen?: boolean }) {
  return (
    <Button type="text" icon={icon} aria-current={isOpen || undefined} onClick={onChoose}>
      <span className="more-label">{label}</span>
      {isOpen && <Icon shape="CheckOutlined" aria-hidden="true" />}
    </Button>
  )
}
