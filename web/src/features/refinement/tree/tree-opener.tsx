import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import './tree-opener.css'

type TreeOpenerProps = Omit<ComponentProps<'button'>, 'aria-expanded'> & { isOpen: boolean }

/** Button that opens a branch, behind its arrow. */
export function TreeOpener({ isOpen, className, children, ...attributes }: TreeOpenerProps) {
  return (
    <button type="button" {...attributes} className={`${className} tree-opener`} aria-expanded={isOpen}>
      <Icon shape="RightOutlined" aria-hidden="true" />
      {children}
    </button>
  )
}
