import type { MouseEventHandler, ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'

interface OutsideLinkProps {
  href: string
  className?: string
  title?: string
  onClick?: MouseEventHandler
  children: ReactNode
}

/** Link that leaves the library in a new tab, and announces that to screen readers. */
export function OutsideLink({ href, className, title, onClick, children }: OutsideLinkProps) {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} title={title} onClick={onClick}>
      {children}
      <span className="visually-hidden"> ({t('shell.newWindow')})</span>
    </a>
  )
}
