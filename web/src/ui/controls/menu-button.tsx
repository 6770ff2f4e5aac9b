import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#web/lib/network/lazy-part.ts'
import type { MenuItem } from '../menu-item.ts'
import { Button, type ButtonProps } from './button.tsx'

export interface MenuButtonProps {
  readonly items: readonly MenuItem[]
  /** keys of the selected items, in a menu of choices */
  readonly selected?: readonly string[]
  readonly button: ButtonProps & { 'aria-label': string }
  readonly label?: ReactNode
}

const loadMenu = () => import('../antd/open-menu.tsx')
const OpenMenu = lazyPart(async () => (await loadMenu()).OpenMenu)

/** Button with a menu whose code is loaded when the pointer or the focus reaches it. */
export function MenuButton({ items, selected, button, label }: MenuButtonProps) {
  const [wanted, setWanted] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const shown = (ref?: Ref<HTMLButtonElement>) => (
    <Button
      {...button}
      ref={ref}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {label}
    </Button>
  )
  if (!wanted) return shown()
  return (
    <Suspense fallback={shown()}>
      <OpenMenu items={items} selected={selected} trigger={trigger}>
        {shown(trigger)}
      </OpenMenu>
    </Suspense>
  )
}
